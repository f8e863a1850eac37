import { Module } from '@nestjs/common';
import { SupportModule } from '../support/support.module';
import { ReportPassedOnConsumer } from './report-passed-on.consumer';
import { ReviewChangedConsumer } from './review-changed.consumer';
import { ReviewReportedConsumer } from './review-reported.consumer';
import { ServiceAskedConsumer } from './service-asked.consumer';
import { ServiceSuggestedConsumer } from './service-suggested.consumer';
import { ReviewProjectionRepository } from './review-projection.repository';
import { TopReviewerChangedConsumer } from './top-reviewer-changed.consumer';

/** What this slice keeps of other slices' events. */
@Module({
  imports: [SupportModule],
  controllers: [
    ReportPassedOnConsumer,
    ReviewChangedConsumer,
    ReviewReportedConsumer,
    ServiceAskedConsumer,
    ServiceSuggestedConsumer,
    TopReviewerChangedConsumer,
  ],
  providers: [ReviewProjectionRepository],
})
export class ProjectionsModule {}
