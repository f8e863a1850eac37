import { Module } from '@nestjs/common';
import { REVIEWS_ENDPOINTS, REVIEWS_EVENTS, REVIEWS_PROBLEMS, getOpenApi } from '@waymark/contracts-reviews';
import { KitModule, openApiController } from '@waymark/service-kit';
import manifest from '../service.json' with { type: 'json' };
import { AnswerModule } from './answer/answer.module';
import { AttractionModule } from './attraction/attraction.module';
import { AuditModule } from './audit/audit.module';
import { BulkUndoModule } from './bulk-undo/bulk-undo.module';
import { reviewsConfigSchema } from './config';
import { ConsumersModule } from './consumers/consumers.module';
import { DataOutModule } from './data-out/data-out.module';
import { HashtagDescriptionModule } from './hashtag-description/hashtag-description.module';
import { ModerationModule } from './moderation/moderation.module';
import { NoticeModule } from './notice/notice.module';
import { OwnerModule } from './owner/owner.module';
import { PageMetadataModule } from './page-metadata/page-metadata.module';
import { PhotoModule } from './photo/photo.module';
import { PlaceReportModule } from './place-report/place-report.module';
import { PrismaService } from './prisma.service';
import { PrivacyModule } from './privacy/privacy.module';
import { ReviewModule } from './review/review.module';
import { SearchModule } from './search/search.module';
import { StatementModule } from './statement/statement.module';
import { SupportServiceModule } from './support-service/support-service.module';
import { TopReviewerModule } from './top-reviewer/top-reviewer.module';
import { TrustModule } from './trust/trust.module';
import { VenueModule } from './venue/venue.module';
import { VenuePageModule } from './venue-page/venue-page.module';
import { VoteModule } from './vote/vote.module';

const openApi = openApiController(getOpenApi, {
  manifest,
  endpoints: REVIEWS_ENDPOINTS,
  problems: REVIEWS_PROBLEMS,
});

/** One module per resource; each imports the ones that it depends on. */
@Module({
  imports: [
    KitModule.forRoot({
      config: reviewsConfigSchema,
      service: 'reviews',
      stream: 'reviews',
      events: REVIEWS_EVENTS,
      subscriptions: ['reviews', 'account', 'community'],
      uploads: manifest.uploads,
      prisma: PrismaService,
    }),
    AnswerModule,
    AttractionModule,
    AuditModule,
    BulkUndoModule,
    ConsumersModule,
    DataOutModule,
    HashtagDescriptionModule,
    ModerationModule,
    NoticeModule,
    OwnerModule,
    PageMetadataModule,
    PhotoModule,
    PlaceReportModule,
    PrivacyModule,
    ReviewModule,
    SearchModule,
    StatementModule,
    SupportServiceModule,
    TopReviewerModule,
    TrustModule,
    VenueModule,
    VenuePageModule,
    VoteModule,
  ],
  controllers: [openApi],
})
export class AppModule {}
