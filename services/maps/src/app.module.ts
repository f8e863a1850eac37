import { Module } from '@nestjs/common';
import { MAPS_ENDPOINTS, MAPS_EVENTS, MAPS_PROBLEMS, getOpenApi } from '@waymark/contracts-maps';
import { KitModule, openApiController, privacyParts } from '@waymark/service-kit';
import manifest from '../service.json' with { type: 'json' };
import { AUTHORITY_CONTROLLERS, AUTHORITY_PROVIDERS } from './authority/authority-parts';
import { mapsConfigSchema } from './config';
import { CONSUMERS } from './consumers/consumers';
import { ReadFeed } from './feeds/read-feed';
import { ReportFeedsController } from './feeds/report-feeds.controller';
import { GeoController } from './geo/geo.controller';
import { Gazetteer } from './geo/gazetteer';
import { loadGazetteer } from './geo/load-gazetteer';
import { MAPS_MODERATION } from './moderation/maps-moderation';
import { Open311Controller } from './open311/open311.controller';
import { ListRequests } from './open311/list-requests.use-case';
import { RequestRepository } from './open311/request.repository';
import { Open311Answers } from './open311/open311-answers';
import { PrismaService } from './prisma.service';
import { MAPS_PRIVACY } from './privacy/privacy.declaration';
import { ClusterProjection } from './report-cluster/cluster-projection';
import { ClusterRepository } from './report-cluster/cluster.repository';
import { MonthRepository } from './report-cluster/month.repository';
import { ReadReportMapController } from './report-cluster/read-report-map.controller';
import { ReadReportMap } from './report-cluster/read-report-map.use-case';
import { PHOTO_CONTROLLERS, PHOTO_PROVIDERS } from './report-photo/photo-parts';
import { ListReportPlacesController } from './report-place/list-report-places.controller';
import { PlaceProjection } from './report-place/place-projection';
import { PlaceRepository } from './report-place/place.repository';
import { REPORT_CONTROLLERS, REPORT_PROVIDERS } from './report/report-parts';
import { MAPS_BULK_UNDO } from './bulk-undo/maps-bulk-undo';

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
    GeoController,
    // Must come before the reports controller: its route for a single report would read "map" as an ID.
    ReadReportMapController,
    ListReportPlacesController,
    ReportFeedsController,
    ...MAPS_MODERATION.controllers,
    ...MAPS_BULK_UNDO.controllers,
    ...PHOTO_CONTROLLERS,
    ...REPORT_CONTROLLERS,
    ...AUTHORITY_CONTROLLERS,
    Open311Controller,
    ...CONSUMERS,
    openApi,
    ...privacy.controllers,
  ],
  providers: [
    Open311Answers,
    { provide: Gazetteer, useFactory: loadGazetteer },
    PrismaService,
    ...REPORT_PROVIDERS,
    ...PHOTO_PROVIDERS,
    ClusterProjection,
    ClusterRepository,
    MonthRepository,
    ReadReportMap,
    PlaceProjection,
    PlaceRepository,
    ReadFeed,
    ...AUTHORITY_PROVIDERS,
    RequestRepository,
    ListRequests,
    ...MAPS_MODERATION.providers,
    ...MAPS_BULK_UNDO.providers,
    ...privacy.providers,
  ],
})
export class AppModule {}
