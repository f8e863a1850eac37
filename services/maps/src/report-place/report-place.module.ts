import { Module } from '@nestjs/common';
import { GeoModule } from '../geo/geo.module';
import { ListReportPlacesController } from './list-report-places.controller';
import { PlaceProjection } from './place-projection';
import { PlaceRepository } from './place.repository';

/** Towns with reports, and how many. */
@Module({
  imports: [GeoModule],
  controllers: [ListReportPlacesController],
  providers: [PlaceProjection, PlaceRepository],
  exports: [PlaceProjection],
})
export class ReportPlaceModule {}
