import { Module } from '@nestjs/common';
import { MAPS_ENDPOINTS, MAPS_EVENTS, MAPS_PROBLEMS, getOpenApi } from '@waymark/contracts-maps';
import { KitModule, openApiController, privacyParts } from '@waymark/service-kit';
import manifest from '../service.json' with { type: 'json' };
import { AUTHORITY_CONTROLLERS, AUTHORITY_PROVIDERS } from './authority/authority-parts';
import { mapsConfigSchema } from './config';
import { FEED_CONTROLLERS, FEED_PROVIDERS } from './feeds/feed-parts';
import { FindPlacesController } from './geo/find-places/find-places.controller';
import { loadGazetteer } from './geo/load-gazetteer';
import { Gazetteer } from './geo/gazetteer';
import { PlacesWithinController } from './geo/places-within/places-within.controller';
import { ReverseGeocodeController } from './geo/reverse-geocode/reverse-geocode.controller';
import { OPEN311_CONTROLLERS, OPEN311_PROVIDERS } from './open311/open311-parts';
import { MAPS_MODERATED } from './moderated/maps-moderated';
import { MAPS_REVERT } from './revert/maps-revert';
import { MAPS_PRIVACY } from './privacy/privacy.declaration';
import { PrismaService } from './prisma.service';
import { MemberBlockedConsumer } from './projections/member-blocked.consumer';
import { MemberNamesConsumer } from './projections/member-names.consumer';
import { CELL_CONTROLLERS, CELL_PROVIDERS } from './report-cell/cell-parts';
import { PHOTO_CONTROLLERS, PHOTO_PROVIDERS } from './report-photo/photo-parts';
import { PLACE_CONTROLLERS, PLACE_PROVIDERS } from './report-place/place-parts';
import { REPORT_CONTROLLERS, REPORT_PROVIDERS } from './report/report-parts';

const privacy = privacyParts(MAPS_PRIVACY);

const openApi = openApiController(getOpenApi, {
  manifest,
  endpoints: MAPS_ENDPOINTS,
  problems: MAPS_PROBLEMS,
});

@Module({
  imports: [
    KitModule.forRoot({
      config: mapsConfigSchema,
      service: 'maps',
      stream: 'maps',
      events: MAPS_EVENTS,
      subscriptions: ['maps', 'account', 'community'],
      uploads: manifest.uploads,
    }),
  ],
  controllers: [
    ReverseGeocodeController,
    FindPlacesController,
    PlacesWithinController,
    // Before the reports: their address of one would take "map" for a number.
    ...CELL_CONTROLLERS,
    ...PLACE_CONTROLLERS,
    ...FEED_CONTROLLERS,
    ...MAPS_MODERATED.controllers,
    ...MAPS_REVERT.controllers,
    ...PHOTO_CONTROLLERS,
    ...REPORT_CONTROLLERS,
    ...AUTHORITY_CONTROLLERS,
    ...OPEN311_CONTROLLERS,
    MemberNamesConsumer,
    MemberBlockedConsumer,
    openApi,
    ...privacy.controllers,
  ],
  providers: [
    { provide: Gazetteer, useFactory: loadGazetteer },
    PrismaService,
    ...REPORT_PROVIDERS,
    ...PHOTO_PROVIDERS,
    ...CELL_PROVIDERS,
    ...PLACE_PROVIDERS,
    ...FEED_PROVIDERS,
    ...AUTHORITY_PROVIDERS,
    ...OPEN311_PROVIDERS,
    ...MAPS_MODERATED.providers,
    ...MAPS_REVERT.providers,
    ...privacy.providers,
  ],
})
export class AppModule {}
