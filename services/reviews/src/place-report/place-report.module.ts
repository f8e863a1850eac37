import { Module } from '@nestjs/common';
import { VenueModule } from '../venue/venue.module';
import { PlaceReportRepository } from './place-report.repository';
import { ReportPlaceController } from './report-place.controller';
import { ReportPlace } from './report-place.use-case';

/** Reports that a venue is closed, moved or listed twice. */
@Module({
  imports: [VenueModule],
  controllers: [ReportPlaceController],
  providers: [PlaceReportRepository, ReportPlace],
  exports: [PlaceReportRepository],
})
export class PlaceReportModule {}
