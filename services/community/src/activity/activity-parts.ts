import { ForgetRemoved } from '../news/forget-removed';
import { VenueNamesConsumer } from '../venue-name/venue-names.consumer';
import { ActivityWriter } from './activity-writer';
import { FeedRepository } from './feed.repository';
import { PublishedInReviewsConsumer } from './published-in-reviews.consumer';
import { PublishedReportsConsumer } from './published-reports.consumer';
import { PublishedTripsConsumer } from './published-trips.consumer';
import { ReadFeedController } from './read-feed.controller';

/** What members published, as those who follow them read it. */
export const ACTIVITY_CONTROLLERS = [
  ReadFeedController,
  VenueNamesConsumer,
  PublishedInReviewsConsumer,
  PublishedTripsConsumer,
  PublishedReportsConsumer,
];
export const ACTIVITY_PROVIDERS = [ActivityWriter, FeedRepository, ForgetRemoved];
