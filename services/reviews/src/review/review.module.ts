import { Module } from '@nestjs/common';
import { AnswerModule } from '../answer/answer.module';
import { PhotoModule } from '../photo/photo.module';
import { VenueModule } from '../venue/venue.module';
import { DeleteReview } from './delete-review.use-case';
import { EditReview } from './edit-review.use-case';
import { HealthConsent } from './health-consent';
import { OwnReview } from './own-review';
import { OwnReviewsRepository } from './own-reviews.repository';
import { PublishReview } from './publish-review.use-case';
import { ReportReview } from './report-review.use-case';
import { ReviewAutoFlags } from './review-auto-flags';
import { ReviewCounts } from './review-counts';
import { ReviewPages } from './review-pages';
import { ReviewParts } from './review-parts';
import { ReviewWriter } from './review-writer';
import { ReviewController } from './review.controller';
import { ReviewRepository } from './review.repository';

/** Reviews: written, edited, deleted, reported and listed. */
@Module({
  imports: [AnswerModule, PhotoModule, VenueModule],
  controllers: [ReviewController],
  providers: [
    DeleteReview,
    EditReview,
    HealthConsent,
    OwnReview,
    OwnReviewsRepository,
    PublishReview,
    ReportReview,
    ReviewAutoFlags,
    ReviewCounts,
    ReviewPages,
    ReviewParts,
    ReviewRepository,
    ReviewWriter,
  ],
  exports: [HealthConsent, OwnReview, ReviewRepository],
})
export class ReviewModule {}
