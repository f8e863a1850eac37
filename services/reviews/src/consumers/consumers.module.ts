import { Module } from '@nestjs/common';
import { HashtagDescriptionModule } from '../hashtag-description/hashtag-description.module';
import { ReviewModule } from '../review/review.module';
import { SearchModule } from '../search/search.module';
import { HealthConsentWithdrawnConsumer } from './health-consent-withdrawn.consumer';
import { MemberBlockedConsumer } from './member-blocked.consumer';
import { MemberChangedConsumer } from './member-changed.consumer';
import { MemberProjection } from './member-projection';
import { MemberRegisteredConsumer } from './member-registered.consumer';
import { ReviewPublishedConsumer } from './review-published.consumer';
import { ReviewRemovedConsumer } from './review-removed.consumer';
import { ReviewVotedConsumer } from './review-voted.consumer';
import { ReviewerTally } from './reviewer-tally';
import { SiteContentPublishedConsumer } from './site-content-published.consumer';
import { VenueChangedConsumer } from './venue-changed.consumer';

/** All event consumers of this service. */
@Module({
  imports: [HashtagDescriptionModule, ReviewModule, SearchModule],
  controllers: [
    HealthConsentWithdrawnConsumer,
    MemberBlockedConsumer,
    MemberChangedConsumer,
    MemberRegisteredConsumer,
    ReviewPublishedConsumer,
    ReviewRemovedConsumer,
    ReviewVotedConsumer,
    SiteContentPublishedConsumer,
    VenueChangedConsumer,
  ],
  providers: [MemberProjection, ReviewerTally],
  exports: [ReviewerTally],
})
export class ConsumersModule {}
