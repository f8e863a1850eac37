import { ForgetRemoved } from '../news/forget-removed';
import { ActivityWriter } from './activity-writer';
import { FeedRepository } from './feed.repository';
import { ReadFeedController } from './read-feed.controller';

/** Endpoints of the activity feed: what members published, for the people who follow them. */
export const ACTIVITY_CONTROLLERS = [ReadFeedController];
export const ACTIVITY_PROVIDERS = [ActivityWriter, FeedRepository, ForgetRemoved];
