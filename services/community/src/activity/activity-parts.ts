import { ForgetRemoved } from '../news/forget-removed';
import { ActivityWriter } from './activity-writer';
import { FeedRepository } from './feed.repository';
import { ReadFeedController } from './read-feed.controller';

/** The activity feed: what members published, as their followers read it. */
export const ACTIVITY_CONTROLLERS = [ReadFeedController];
export const ACTIVITY_PROVIDERS = [ActivityWriter, FeedRepository, ForgetRemoved];
