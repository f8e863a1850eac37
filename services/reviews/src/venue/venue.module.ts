import { Module } from '@nestjs/common';
import { AnswerModule } from '../answer/answer.module';
import { FindOrCreatePlace } from './find-or-create-place';
import { GetNearestStation } from './get-nearest-station.use-case';
import { ListNearbyVenues } from './list-nearby-venues.use-case';
import { ListVenuePhotos } from './list-venue-photos.use-case';
import { NearbyVenuesRepository } from './nearby-venues.repository';
import { NearestStationRepository } from './nearest-station.repository';
import { VenueChange } from './venue-change';
import { VenueFactsRepository } from './venue-facts.repository';
import { VenueWriter } from './venue-writer';
import { VenueController } from './venue.controller';
import { VenueRepository } from './venue.repository';

/** Venues: their facts, photos, nearby venues and nearest station. */
@Module({
  imports: [AnswerModule],
  controllers: [VenueController],
  providers: [
    FindOrCreatePlace,
    GetNearestStation,
    ListNearbyVenues,
    ListVenuePhotos,
    NearbyVenuesRepository,
    NearestStationRepository,
    VenueChange,
    VenueFactsRepository,
    VenueRepository,
    VenueWriter,
  ],
  exports: [FindOrCreatePlace, VenueChange, VenueRepository, VenueWriter],
})
export class VenueModule {}
