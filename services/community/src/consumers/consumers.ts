import { CaseAnswersConsumer } from './case-answers.consumer';
import { CommentsConsumer } from './comments.consumer';
import { FollowedConsumer } from './followed.consumer';
import { MemberChangedConsumer } from './member-changed.consumer';
import { MemberMeasuredConsumer } from './member-measured.consumer';
import { OwnerAnswersConsumer } from './owner-answers.consumer';
import { PathReputationConsumer } from './path-reputation.consumer';
import { PublishedInReviewsConsumer } from './published-in-reviews.consumer';
import { PublishedReportsConsumer } from './published-reports.consumer';
import { PublishedTripsConsumer } from './published-trips.consumer';
import { BulkUndoAnswersConsumer } from './bulk-undo-answers.consumer';
import { ReviewReputationConsumer } from './review-reputation.consumer';
import { HiddenElsewhereConsumer } from './hidden-elsewhere.consumer';
import { HiddenReputationConsumer } from './hidden-reputation.consumer';
import { AutoFlaggedContentConsumer } from './auto-flagged-content.consumer';
import { TripReputationConsumer } from './trip-reputation.consumer';
import { TrustChangedConsumer } from './trust-changed.consumer';
import { VenueNamesConsumer } from './venue-names.consumer';
import { VotesConsumer } from './votes.consumer';

export const CONSUMERS = [
  CaseAnswersConsumer,
  CommentsConsumer,
  FollowedConsumer,
  MemberChangedConsumer,
  MemberMeasuredConsumer,
  OwnerAnswersConsumer,
  PathReputationConsumer,
  PublishedInReviewsConsumer,
  PublishedReportsConsumer,
  PublishedTripsConsumer,
  BulkUndoAnswersConsumer,
  ReviewReputationConsumer,
  HiddenElsewhereConsumer,
  HiddenReputationConsumer,
  AutoFlaggedContentConsumer,
  TripReputationConsumer,
  TrustChangedConsumer,
  VenueNamesConsumer,
  VotesConsumer,
];
