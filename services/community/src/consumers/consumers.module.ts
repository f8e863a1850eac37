import { Module } from '@nestjs/common';
import { ActivityModule } from '../activity/activity.module';
import { AutoFlagModule } from '../auto-flag/auto-flag.module';
import { BulkUndoModule } from '../bulk-undo/bulk-undo.module';
import { CaseModule } from '../case/case.module';
import { DecisionModule } from '../decision/decision.module';
import { NotificationModule } from '../notification/notification.module';
import { ReputationModule } from '../reputation/reputation.module';
import { AutoFlaggedContentConsumer } from './auto-flagged-content.consumer';
import { BulkUndoAnswersConsumer } from './bulk-undo-answers.consumer';
import { CaseAnswersConsumer } from './case-answers.consumer';
import { CommentsConsumer } from './comments.consumer';
import { FollowedConsumer } from './followed.consumer';
import { HiddenElsewhereConsumer } from './hidden-elsewhere.consumer';
import { HiddenReputationConsumer } from './hidden-reputation.consumer';
import { MemberChangedConsumer } from './member-changed.consumer';
import { MemberMeasuredConsumer } from './member-measured.consumer';
import { OwnerAnswersConsumer } from './owner-answers.consumer';
import { PathReputationConsumer } from './path-reputation.consumer';
import {
  PublishedInReviewsConsumer,
  PublishedReportsConsumer,
  PublishedTripsConsumer,
} from './published-content.consumer';
import { ReviewReputationConsumer } from './review-reputation.consumer';
import { TripReputationConsumer } from './trip-reputation.consumer';
import { TrustChangedConsumer } from './trust-changed.consumer';
import { VenueNamesConsumer } from './venue-names.consumer';
import { VotesConsumer } from './votes.consumer';

/** All event consumers of this service. */
@Module({
  imports: [
    ActivityModule,
    AutoFlagModule,
    BulkUndoModule,
    CaseModule,
    DecisionModule,
    NotificationModule,
    ReputationModule,
  ],
  controllers: [
    AutoFlaggedContentConsumer,
    BulkUndoAnswersConsumer,
    CaseAnswersConsumer,
    CommentsConsumer,
    FollowedConsumer,
    HiddenElsewhereConsumer,
    HiddenReputationConsumer,
    MemberChangedConsumer,
    MemberMeasuredConsumer,
    OwnerAnswersConsumer,
    PathReputationConsumer,
    PublishedInReviewsConsumer,
    PublishedReportsConsumer,
    PublishedTripsConsumer,
    ReviewReputationConsumer,
    TripReputationConsumer,
    TrustChangedConsumer,
    VenueNamesConsumer,
    VotesConsumer,
  ],
})
export class ConsumersModule {}
