import { Module } from '@nestjs/common';
import { MAPS_EVENTS } from '@waymark/contracts-maps';
import { KitModule, PRIVACY_PROVIDERS } from '@waymark/service-kit';
import { mapsConfigSchema } from './config';
import { FindPlacesController } from './geo/find-places/find-places.controller';
import { loadGazetteer } from './geo/load-gazetteer';
import { Gazetteer } from './geo/gazetteer';
import { PlacesWithinController } from './geo/places-within/places-within.controller';
import { ReverseGeocodeController } from './geo/reverse-geocode/reverse-geocode.controller';
import { ExportRequestedConsumer } from './privacy/export-requested.consumer';
import { MemberDeletedConsumer } from './privacy/member-deleted.consumer';

@Module({
  imports: [
    KitModule.forRoot({
      config: mapsConfigSchema,
      service: 'maps',
      stream: 'maps',
      events: MAPS_EVENTS,
      subscriptions: ['maps', 'account'],
    }),
  ],
  controllers: [
    ReverseGeocodeController,
    FindPlacesController,
    PlacesWithinController,
    ExportRequestedConsumer,
    MemberDeletedConsumer,
  ],
  providers: [{ provide: Gazetteer, useFactory: loadGazetteer }, ...PRIVACY_PROVIDERS],
})
export class AppModule {}
