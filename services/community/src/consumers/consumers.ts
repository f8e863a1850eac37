import { CaseAnswersConsumer } from './case-answers.consumer';
import { CommentsConsumer } from './comments.consumer';
import { FollowedConsumer } from './followed.consumer';
import { MemberChangedConsumer } from './member-changed.consumer';
import { MemberMeasuredConsumer } from './member-measured.consumer';
import { OwnerAnswersConsumer } from './owner-answers.consumer';
import { PathMeritConsumer } from './path-merit.consumer';
import { PublishedInReviewsConsumer } from './published-in-reviews.consumer';
import { PublishedReportsConsumer } from './published-reports.consumer';
import { PublishedTripsConsumer } from './published-trips.consumer';
import { RevertAnswersConsumer } from './revert-answers.consumer';
import { ReviewMeritConsumer } from './review-merit.consumer';
import { SetAsideElsewhereConsumer } from './set-aside-elsewhere.consumer';
import { SetAsideMeritConsumer } from './set-aside-merit.consumer';
import { SignalledContentConsumer } from './signalled-content.consumer';
import { TripMeritConsumer } from './trip-merit.consumer';
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
  PathMeritConsumer,
  PublishedInReviewsConsumer,
  PublishedReportsConsumer,
  PublishedTripsConsumer,
  RevertAnswersConsumer,
  ReviewMeritConsumer,
  SetAsideElsewhereConsumer,
  SetAsideMeritConsumer,
  SignalledContentConsumer,
  TripMeritConsumer,
  TrustChangedConsumer,
  VenueNamesConsumer,
  VotesConsumer,
];
