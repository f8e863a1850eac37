import { Module } from '@nestjs/common';
import { MAPS_ENDPOINTS, MAPS_EVENTS, MAPS_PROBLEMS, getOpenApi } from '@waymark/contracts-maps';
import { KitModule, openApiController } from '@waymark/service-kit';
import manifest from '../service.json' with { type: 'json' };
import { AuthorityModule } from './authority/authority.module';
import { BulkUndoModule } from './bulk-undo/bulk-undo.module';
import { mapsConfigSchema } from './config';
import { ConsumersModule } from './consumers/consumers.module';
import { FeedsModule } from './feeds/feeds.module';
import { GeoModule } from './geo/geo.module';
import { ModerationModule } from './moderation/moderation.module';
import { Open311Module } from './open311/open311.module';
import { PassOnModule } from './pass-on/pass-on.module';
import { PrismaService } from './prisma.service';
import { PrivacyModule } from './privacy/privacy.module';
import { ReportClusterModule } from './report-cluster/report-cluster.module';
import { ReportPhotoModule } from './report-photo/report-photo.module';
import { ReportPlaceModule } from './report-place/report-place.module';
import { ReportModule } from './report/report.module';

const openApi = openApiController(getOpenApi, {
  manifest,
  endpoints: MAPS_ENDPOINTS,
  problems: MAPS_PROBLEMS,
});

/** One module per resource; each imports the ones that it depends on. */
@Module({
  imports: [
    KitModule.forRoot({
      config: mapsConfigSchema,
      service: 'maps',
      stream: 'maps',
      events: MAPS_EVENTS,
      subscriptions: ['maps', 'account', 'community'],
      uploads: manifest.uploads,
      prisma: PrismaService,
    }),
    GeoModule,
    ReportModule,
    ReportPhotoModule,
    ReportPlaceModule,
    ReportClusterModule,
    FeedsModule,
    Open311Module,
    AuthorityModule,
    PassOnModule,
    ModerationModule,
    BulkUndoModule,
    PrivacyModule,
    ConsumersModule,
  ],
  controllers: [openApi],
})
export class AppModule {}
