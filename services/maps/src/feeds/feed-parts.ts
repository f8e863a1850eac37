import { ReadFeed } from './read-feed';
import { ReportFeedsController } from './report-feeds.controller';

/** Reports for other programs. */
export const FEED_CONTROLLERS = [ReportFeedsController];
export const FEED_PROVIDERS = [ReadFeed];
