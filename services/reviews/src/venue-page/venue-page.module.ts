import { Module } from '@nestjs/common';
import { ReviewModule } from '../review/review.module';
import { VenueModule } from '../venue/venue.module';
import { FindOrCreateVenue } from './find-or-create-venue.use-case';
import { VenuePageController } from './venue-page.controller';
import { VenuePage } from './venue-page';

/** Everything that the page of a venue shows, in one response. */
@Module({
  imports: [ReviewModule, VenueModule],
  controllers: [VenuePageController],
  providers: [FindOrCreateVenue, VenuePage],
})
export class VenuePageModule {}
