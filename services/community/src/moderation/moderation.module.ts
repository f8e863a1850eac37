import { Module } from '@nestjs/common';
import {
  caseDecided,
  communityContentDescribed,
  communityContentModerated,
  contentReported,
  correctTrip,
  listTripExcerpts,
  readTripCorrection,
  readTripForModeration,
} from '@waymark/contracts-community';
import { moderationParts, OnEvent } from '@waymark/service-kit';
import { ActivityModule } from '../activity/activity.module';
import { CommentModule } from '../comment/comment.module';
import { TripModule } from '../trip/trip.module';
import { CommentModeration } from './comment-moderation';
import { CorrectTrip } from './correct-trip';
import { TripModeration } from './trip-moderation';

const PARTS = moderationParts({
  kinds: { trip: TripModeration, 'trip-comment': CommentModeration },
  onReported: OnEvent(contentReported),
  onDecided: OnEvent(caseDecided),
  described: communityContentDescribed,
  moderated: communityContentModerated,
  endpoint: readTripForModeration,
  excerpts: listTripExcerpts,
  corrections: { store: correctTrip, own: readTripCorrection },
});

/** This slice's content that moderators can hide, and how to hide it. */
@Module({
  imports: [ActivityModule, CommentModule, TripModule],
  controllers: PARTS.controllers,
  providers: [...PARTS.providers, CorrectTrip],
  exports: [CommentModeration, TripModeration],
})
export class ModerationModule {}
