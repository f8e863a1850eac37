import { Module } from '@nestjs/common';
import { caseDecided, contentReported } from '@waymark/contracts-community';
import {
  correctReview,
  listReviewsExcerpts,
  readReviewCorrection,
  readReviewForModeration,
  reviewsContentDescribed,
  reviewsContentModerated,
} from '@waymark/contracts-reviews';
import { moderationParts, OnEvent } from '@waymark/service-kit';
import { AnswerModule } from '../answer/answer.module';
import { ConsumersModule } from '../consumers/consumers.module';
import { ReviewModule } from '../review/review.module';
import { SupportServiceModule } from '../support-service/support-service.module';
import { VenueModule } from '../venue/venue.module';
import { AnswerModeration } from './answer-moderation';
import { OwnerAnswerModeration } from './owner-answer-moderation';
import { PhotoModeration } from './photo-moderation';
import { ReviewModeration } from './review-moderation';
import { SupportServiceModeration } from './service-moderation';

const PARTS = moderationParts({
  kinds: {
    review: ReviewModeration,
    'venue-photo': PhotoModeration,
    'venue-answer': AnswerModeration,
    'support-service': SupportServiceModeration,
    'owner-answer': OwnerAnswerModeration,
  },
  onReported: OnEvent(contentReported),
  onDecided: OnEvent(caseDecided),
  described: reviewsContentDescribed,
  moderated: reviewsContentModerated,
  endpoint: readReviewForModeration,
  excerpts: listReviewsExcerpts,
  corrections: { store: correctReview, own: readReviewCorrection },
});

/** This slice's content that moderators can hide, and how to hide it. */
@Module({
  imports: [AnswerModule, ConsumersModule, ReviewModule, SupportServiceModule, VenueModule],
  ...PARTS,
  exports: [AnswerModeration, PhotoModeration, ReviewModeration],
})
export class ModerationModule {}
