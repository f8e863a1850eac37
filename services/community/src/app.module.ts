import { Module } from '@nestjs/common';
import { COMMUNITY_ENDPOINTS, COMMUNITY_EVENTS, COMMUNITY_PROBLEMS, getOpenApi } from '@waymark/contracts-community';
import { KitModule, openApiController } from '@waymark/service-kit';
import manifest from '../service.json' with { type: 'json' };
import { ActivityModule } from './activity/activity.module';
import { AuditModule } from './audit/audit.module';
import { AutoFlagModule } from './auto-flag/auto-flag.module';
import { BulkUndoModule } from './bulk-undo/bulk-undo.module';
import { CaseModule } from './case/case.module';
import { CommentModule } from './comment/comment.module';
import { communityConfigSchema } from './config';
import { ConsumersModule } from './consumers/consumers.module';
import { ContentReportModule } from './content-report/content-report.module';
import { DecisionModule } from './decision/decision.module';
import { FeedbackModule } from './feedback/feedback.module';
import { ModerationModule } from './moderation/moderation.module';
import { NewsModule } from './news/news.module';
import { NotificationModule } from './notification/notification.module';
import { NotificationEmailModule } from './notification-email/notification-email.module';
import { PeopleModule } from './people/people.module';
import { PrismaService } from './prisma.service';
import { PrivacyModule } from './privacy/privacy.module';
import { ReputationModule } from './reputation/reputation.module';
import { RetentionModule } from './retention/retention.module';
import { SiteContentModule } from './site-content/site-content.module';
import { StaffStartModule } from './staff-start/staff-start.module';
import { StatementOfReasonsModule } from './statement-of-reasons/statement-of-reasons.module';
import { StaticPageModule } from './static-page/static-page.module';
import { SuggestionModule } from './suggestion/suggestion.module';
import { TransparencyModule } from './transparency/transparency.module';
import { TripModule } from './trip/trip.module';
import { TripDraftModule } from './trip-draft/trip-draft.module';
import { TripPageModule } from './trip-page/trip-page.module';
import { TripPhotoModule } from './trip-photo/trip-photo.module';

const openApi = openApiController(getOpenApi, {
  manifest,
  endpoints: COMMUNITY_ENDPOINTS,
  problems: COMMUNITY_PROBLEMS,
});

/** One module per resource; each imports the ones that it depends on. */
@Module({
  imports: [
    KitModule.forRoot({
      config: communityConfigSchema,
      service: 'community',
      stream: 'community',
      events: COMMUNITY_EVENTS,
      subscriptions: ['community', 'account', 'reviews', 'maps'],
      uploads: manifest.uploads,
      prisma: PrismaService,
    }),
    ActivityModule,
    AuditModule,
    AutoFlagModule,
    BulkUndoModule,
    CaseModule,
    CommentModule,
    ConsumersModule,
    ContentReportModule,
    DecisionModule,
    FeedbackModule,
    ModerationModule,
    NewsModule,
    NotificationModule,
    NotificationEmailModule,
    PeopleModule,
    PrivacyModule,
    ReputationModule,
    RetentionModule,
    SiteContentModule,
    StaffStartModule,
    StatementOfReasonsModule,
    StaticPageModule,
    SuggestionModule,
    TransparencyModule,
    TripModule,
    TripDraftModule,
    TripPageModule,
    TripPhotoModule,
  ],
  controllers: [openApi],
})
export class AppModule {}
