import { Module } from '@nestjs/common';
import { MemberModule } from '../member/member.module';
import { SupportModule } from '../support/support.module';
import { ContentReportedConsumer } from './content-reported.consumer';
import { LetterDueConsumer } from './letter-due.consumer';
import { MemberBlockedConsumer } from './member-blocked.consumer';
import { MeritChangedConsumer } from './merit-changed.consumer';
import { PlainLetterDueConsumer } from './plain-letter-due.consumer';
import { PlainLetters } from './plain-letters';
import { ReportPassedOnConsumer } from './report-passed-on.consumer';
import { ReviewChangedConsumer } from './review-changed.consumer';
import { ReviewReportedConsumer } from './review-reported.consumer';
import { ServiceAskedConsumer } from './service-asked.consumer';
import { ServiceSuggestedConsumer } from './service-suggested.consumer';
import { ReviewProjectionRepository } from './review-projection.repository';
import { TopReviewerChangedConsumer } from './top-reviewer-changed.consumer';

/** What this slice keeps of other slices' events. */
@Module({
  imports: [MemberModule, SupportModule],
  controllers: [
    ContentReportedConsumer,
    LetterDueConsumer,
    MemberBlockedConsumer,
    MeritChangedConsumer,
    PlainLetterDueConsumer,
    ReportPassedOnConsumer,
    ReviewChangedConsumer,
    ReviewReportedConsumer,
    ServiceAskedConsumer,
    ServiceSuggestedConsumer,
    TopReviewerChangedConsumer,
  ],
  providers: [PlainLetters, ReviewProjectionRepository],
})
export class ProjectionsModule {}
