import { Module } from '@nestjs/common';
import { ReviewChangedConsumer } from './review-changed.consumer';
import { ReviewProjectionRepository } from './review-projection.repository';
import { TopReviewerChangedConsumer } from './top-reviewer-changed.consumer';

/** What this slice keeps of other slices' events. */
@Module({ controllers: [ReviewChangedConsumer, TopReviewerChangedConsumer], providers: [ReviewProjectionRepository] })
export class ProjectionsModule {}
