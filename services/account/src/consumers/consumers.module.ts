import { Module } from '@nestjs/common';
import { MemberModule } from '../member/member.module';
import { ProfileModule } from '../profile/profile.module';
import { SessionModule } from '../session/session.module';
import { StaffModule } from '../staff/staff.module';
import { SupportModule } from '../support/support.module';
import {
  ContentReportedConsumer,
  ReportPassedOnConsumer,
  ReviewReportedConsumer,
  ServiceAskedConsumer,
  ServiceSuggestedConsumer,
} from './report-mails.consumer';
import { NotificationEmailDueConsumer, PlainEmailDueConsumer, PlainEmails } from './notice-mails.consumer';
import { MemberBlockedConsumer } from './member-blocked.consumer';
import { MemberDecidedConsumer } from './member-decided.consumer';
import { ReputationChangedConsumer } from './reputation-changed.consumer';
import { ReviewChangedConsumer, ReviewProjectionRepository } from './review-changed.consumer';
import { ReviewsConsentChangedConsumer } from './reviews-consent-changed.consumer';
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
