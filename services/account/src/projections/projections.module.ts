import { Module } from '@nestjs/common';
import { ReviewChangedConsumer } from './review-changed.consumer';
import { ReviewProjectionRepository } from './review-projection.repository';

/** What this slice keeps of other slices' events. */
@Module({ controllers: [ReviewChangedConsumer], providers: [ReviewProjectionRepository] })
export class ProjectionsModule {}
