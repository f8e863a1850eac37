import { Module } from '@nestjs/common';
import { MemberModule } from '../member/member.module';
import { ProfileModule } from '../profile/profile.module';
import { SessionModule } from '../session/session.module';
import { StaffModule } from '../staff/staff.module';
import { SupportModule } from '../support/support.module';
import { ContentReportedConsumer } from './content-reported.consumer';
import { NotificationEmailDueConsumer } from './notification-email-due.consumer';
import { MemberBlockedConsumer } from './member-blocked.consumer';
import { MemberDecidedConsumer } from './member-decided.consumer';
import { ReputationChangedConsumer } from './reputation-changed.consumer';
import { PlainEmailDueConsumer } from './plain-email-due.consumer';
import { PlainEmails } from './plain-emails';
import { ReportPassedOnConsumer } from './report-passed-on.consumer';
import { ReviewChangedConsumer } from './review-changed.consumer';
import { ReviewReportedConsumer } from './review-reported.consumer';
import { ReviewsConsentChangedConsumer } from './reviews-consent-changed.consumer';
import { ServiceAskedConsumer } from './service-asked.consumer';
import { ServiceSuggestedConsumer } from './service-suggested.consumer';
import { ReviewProjectionRepository } from './review-projection.repository';
import { TopReviewerChangedConsumer } from './top-reviewer-changed.consumer';

/** All event consumers of this service. */
@Module({
  imports: [MemberModule, ProfileModule, SessionModule, StaffModule, SupportModule],
  controllers: [
    ContentReportedConsumer,
    NotificationEmailDueConsumer,
    MemberBlockedConsumer,
    MemberDecidedConsumer,
    ReputationChangedConsumer,
    PlainEmailDueConsumer,
    ReportPassedOnConsumer,
    ReviewChangedConsumer,
    ReviewReportedConsumer,
    ReviewsConsentChangedConsumer,
    ServiceAskedConsumer,
    ServiceSuggestedConsumer,
    TopReviewerChangedConsumer,
  ],
  providers: [PlainEmails, ReviewProjectionRepository],
})
export class ConsumersModule {}
