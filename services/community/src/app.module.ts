import { Module } from '@nestjs/common';
import { COMMUNITY_ENDPOINTS, COMMUNITY_EVENTS, COMMUNITY_PROBLEMS, getOpenApi } from '@waymark/contracts-community';
import { KitModule, openApiController, privacyParts } from '@waymark/service-kit';
import manifest from '../service.json' with { type: 'json' };
import { ACTIVITY_CONTROLLERS, ACTIVITY_PROVIDERS } from './activity/activity-parts';
import { CASE_CONTROLLERS, CASE_PROVIDERS } from './case/case-parts';
import { COMMENT_CONTROLLERS, COMMENT_PROVIDERS } from './comment/comment-parts';
import { communityConfigSchema } from './config';
import { CONSUMERS } from './consumers/consumers';
import { DECISION_CONTROLLERS, DECISION_PROVIDERS } from './decision/decision-parts';
import { FEEDBACK_CONTROLLERS, FEEDBACK_PROVIDERS } from './feedback/feedback-parts';
import { SITE_CONTENT_CONTROLLERS, SITE_CONTENT_PROVIDERS } from './site-content/site-content-parts';
import { DueNotifications } from './notification-email/due-notifications';
import { NoticeSeal } from './notification-email/notice-seal';
import { UnsubscribeTokens } from './notification-email/unsubscribe-tokens';
import { UnsubscribeController } from './notification-email/unsubscribe.controller';
import { WriteNotificationEmails } from './notification-email/write-notification-emails';
import { REPUTATION_CONTROLLERS, REPUTATION_PROVIDERS } from './reputation/reputation-parts';
import { COMMUNITY_MODERATION } from './moderation/community-moderation';
import { CorrectTrip } from './moderation/correct-trip';
import { NOTIFICATION_CONTROLLERS, NOTIFICATION_PROVIDERS } from './notification/notification-parts';
import { PEOPLE_CONTROLLERS, PEOPLE_PROVIDERS } from './people/people-parts';
import { PrismaService } from './prisma.service';
import { COMMUNITY_PRIVACY } from './privacy/privacy.declaration';
import { ReportLimit } from './content-report/report-limit';
import { ReportRepository } from './content-report/report.repository';
import { SendReportController } from './content-report/send-report.controller';
import { SendReport } from './content-report/send-report.use-case';
import { ForgetOldWords } from './retention/forget-old-words';
import { BULK_UNDO_CONTROLLERS, BULK_UNDO_PROVIDERS } from './bulk-undo/bulk-undo-parts';
import { AutoFlaggedContent } from './auto-flag/auto-flagged-content';
import { OpenStartController } from './staff-start/open-start.controller';
import { OpenStart } from './staff-start/open-start.use-case';
import { StartRepository } from './staff-start/start.repository';
import {
  STATEMENT_OF_REASONS_CONTROLLERS,
  STATEMENT_OF_REASONS_PROVIDERS,
} from './statement-of-reasons/statement-parts';
import { SUGGESTION_CONTROLLERS, SUGGESTION_PROVIDERS } from './suggestion/suggestion-parts';
import { StoredQuarters } from './transparency/stored-quarters';
import { QuarterRepository } from './transparency/quarter.repository';
import { ReadQuartersController } from './transparency/read-quarters.controller';
import { TripDraftController } from './trip-draft/trip-draft.controller';
import { DraftRepository } from './trip-draft/draft.repository';
import { SaveDraft } from './trip-draft/save-draft.use-case';
import { TripPageController } from './trip-page/trip-page.controller';
import { SitemapRepository } from './trip-page/sitemap.repository';
import { PHOTO_CONTROLLERS, PHOTO_PROVIDERS } from './trip-photo/photo-parts';
import { TRIP_CONTROLLERS, TRIP_PROVIDERS } from './trip/trip-parts';
import { PageMetadataController } from './static-page/page-metadata.controller';

const privacy = privacyParts(COMMUNITY_PRIVACY);

const openApi = openApiController(getOpenApi, {
  manifest,
  endpoints: COMMUNITY_ENDPOINTS,
  problems: COMMUNITY_PROBLEMS,
});

@Module({
  imports: [
    KitModule.forRoot({
      config: communityConfigSchema,
      service: 'community',
      stream: 'community',
      events: COMMUNITY_EVENTS,
      subscriptions: ['community', 'account', 'reviews', 'maps'],
      uploads: manifest.uploads,
    }),
  ],
  controllers: [
    ...FEEDBACK_CONTROLLERS,
    ...SUGGESTION_CONTROLLERS,
    ...COMMENT_CONTROLLERS,
    ...CASE_CONTROLLERS,
    ...COMMUNITY_MODERATION.controllers,
    ...DECISION_CONTROLLERS,
    SendReportController,
    ...BULK_UNDO_CONTROLLERS,
    OpenStartController,
    ...STATEMENT_OF_REASONS_CONTROLLERS,
    ...SITE_CONTENT_CONTROLLERS,
    ReadQuartersController,
    ...PEOPLE_CONTROLLERS,
    ...REPUTATION_CONTROLLERS,
    ...ACTIVITY_CONTROLLERS,
    ...NOTIFICATION_CONTROLLERS,
    UnsubscribeController,
    // Must come before the trips: their route for one trip would read "sitemap" as an ID.
    ...PHOTO_CONTROLLERS,
    TripPageController,
    ...TRIP_CONTROLLERS,
    TripDraftController,
    PageMetadataController,
    ...CONSUMERS,
    openApi,
    ...privacy.controllers,
  ],
  providers: [
    PrismaService,
    ...CASE_PROVIDERS,
    ...COMMUNITY_MODERATION.providers,
    CorrectTrip,
    ...DECISION_PROVIDERS,
    ReportLimit,
    ReportRepository,
    SendReport,
    ...BULK_UNDO_PROVIDERS,
    AutoFlaggedContent,
    OpenStart,
    StartRepository,
    ...STATEMENT_OF_REASONS_PROVIDERS,
    ...SITE_CONTENT_PROVIDERS,
    StoredQuarters,
    QuarterRepository,
    ForgetOldWords,
    ...FEEDBACK_PROVIDERS,
    ...SUGGESTION_PROVIDERS,
    ...COMMENT_PROVIDERS,
    ...REPUTATION_PROVIDERS,
    ...PEOPLE_PROVIDERS,
    ...ACTIVITY_PROVIDERS,
    ...NOTIFICATION_PROVIDERS,
    DueNotifications,
    NoticeSeal,
    UnsubscribeTokens,
    WriteNotificationEmails,
    ...PHOTO_PROVIDERS,
    ...TRIP_PROVIDERS,
    DraftRepository,
    SaveDraft,
    SitemapRepository,
    ...privacy.providers,
  ],
})
export class AppModule {}
