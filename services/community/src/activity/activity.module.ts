import { Module } from '@nestjs/common';
import { ActivityWriter } from './activity-writer';
import { FeedRepository } from './feed.repository';
import { ReadFeedController } from './read-feed.controller';

/** The activity feed: what members published, as their followers read it. */
@Module({ controllers: [ReadFeedController], providers: [ActivityWriter, FeedRepository], exports: [ActivityWriter] })
export class ActivityModule {}
