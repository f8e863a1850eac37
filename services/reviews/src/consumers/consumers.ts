import { HealthConsentWithdrawnConsumer } from './health-consent-withdrawn.consumer';
import { SiteContentPublishedConsumer } from './site-content-published.consumer';
import { MemberBlockedConsumer } from './member-blocked.consumer';
import { MemberChangedConsumer } from './member-changed.consumer';
import { MemberRegisteredConsumer } from './member-registered.consumer';
import { ReviewPublishedConsumer } from './review-published.consumer';
import { ReviewRemovedConsumer } from './review-removed.consumer';
import { ReviewVotedConsumer } from './review-voted.consumer';
import { VenueChangedConsumer } from './venue-changed.consumer';

export const CONSUMERS = [
  HealthConsentWithdrawnConsumer,
  SiteContentPublishedConsumer,
  MemberBlockedConsumer,
  MemberChangedConsumer,
  MemberRegisteredConsumer,
  ReviewPublishedConsumer,
  ReviewRemovedConsumer,
  ReviewVotedConsumer,
  VenueChangedConsumer,
];
