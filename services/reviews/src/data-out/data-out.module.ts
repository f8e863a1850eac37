import { Module } from '@nestjs/common';
import { CONFIG } from '@waymark/service-kit';
import { createPhotoStore } from '@waymark/service-kit/photo';
import type { ReviewsConfig } from '../config';
import { VenueModule } from '../venue/venue.module';
import { DUMP_PREFIX, DUMP_STORE } from './dumps/dump-store';
import { DataOutController } from './data-out.controller';
import { DumpSchedule } from './dumps/dump-schedule';
import { OpenVenue } from './open-venue';

/** Data for other programs and other sites: only venues and facts, never members. */
@Module({
  imports: [VenueModule],
  controllers: [DataOutController],
  providers: [
    DumpSchedule,
    OpenVenue,
    {
      provide: DUMP_STORE,
      useFactory: (config: ReviewsConfig) => createPhotoStore(config, DUMP_PREFIX),
      inject: [CONFIG],
    },
  ],
})
export class DataOutModule {}
