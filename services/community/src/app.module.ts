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
import { KEPT_CONTROLLERS, KEPT_PROVIDERS } from './kept/kept-parts';
import { DueNotifications } from './letter/due-notifications';
import { NoticeSeal } from './letter/notice-seal';
import { UnsubscribeTokens } from './letter/unsubscribe-tokens';
import { UnsubscribeController } from './letter/unsubscribe.controller';
import { WriteLetters } from './letter/write-letters';
import { MERIT_CONTROLLERS, MERIT_PROVIDERS } from './merit/merit-parts';
import { COMMUNITY_MODERATED } from './moderated/community-moderated';
import { CorrectTrip } from './moderated/correct-trip';
import { NOTIFICATION_CONTROLLERS, NOTIFICATION_PROVIDERS } from './notification/notification-parts';
import { PEOPLE_CONTROLLERS, PEOPLE_PROVIDERS } from './people/people-parts';
import { PrismaService } from './prisma.service';
import { COMMUNITY_PRIVACY } from './privacy/privacy.declaration';
import { ReportLimit } from './report-in/report-limit';
import { ReportRepository } from './report-in/report.repository';
import { SendReportController } from './report-in/send-report.controller';
import { SendReport } from './report-in/send-report.use-case';
import { ForgetOldWords } from './retention/forget-old-words';
import { REVERT_CONTROLLERS, REVERT_PROVIDERS } from './revert/revert-parts';
import { SignalledContent } from './signalled/signalled-content';
import { OpenStartController } from './staff-start/open-start.controller';
import { OpenStart } from './staff-start/open-start.use-case';
import { StartRepository } from './staff-start/start.repository';
import { STATEMENT_CONTROLLERS, STATEMENT_PROVIDERS } from './statement/statement-parts';
import { SUGGESTION_CONTROLLERS, SUGGESTION_PROVIDERS } from './suggestion/suggestion-parts';
import { KeptQuarters } from './transparency/kept-quarters';
import { QuarterRepository } from './transparency/quarter.repository';
import { ReadQuartersController } from './transparency/read-quarters.controller';
import { TripDraftController } from './trip-draft/trip-draft.controller';
import { DraftRepository } from './trip-draft/draft.repository';
import { SaveDraft } from './trip-draft/save-draft.use-case';
import { TripPageController } from './trip-page/trip-page.controller';
import { SitemapRepository } from './trip-page/sitemap.repository';
import { PHOTO_CONTROLLERS, PHOTO_PROVIDERS } from './trip-photo/photo-parts';
import { TRIP_CONTROLLERS, TRIP_PROVIDERS } from './trip/trip-parts';
import { DescribePageController } from './words-page/describe-page.controller';

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
    ...COMMUNITY_MODERATED.controllers,
    ...DECISION_CONTROLLERS,
    SendReportController,
    ...REVERT_CONTROLLERS,
    OpenStartController,
    ...STATEMENT_CONTROLLERS,
    ...KEPT_CONTROLLERS,
    ReadQuartersController,
    ...PEOPLE_CONTROLLERS,
    ...MERIT_CONTROLLERS,
    ...ACTIVITY_CONTROLLERS,
    ...NOTIFICATION_CONTROLLERS,
    UnsubscribeController,
    // Must come before the trips: their route for one trip would take "sitemap" for an ID.
    ...PHOTO_CONTROLLERS,
    TripPageController,
    ...TRIP_CONTROLLERS,
    TripDraftController,
    DescribePageController,
    ...CONSUMERS,
    openApi,
    ...privacy.controllers,
  ],
  providers: [
    PrismaService,
    ...CASE_PROVIDERS,
    ...COMMUNITY_MODERATED.providers,
    CorrectTrip,
    ...DECISION_PROVIDERS,
    ReportLimit,
    ReportRepository,
    SendReport,
    ...REVERT_PROVIDERS,
    SignalledContent,
    OpenStart,
    StartRepository,
    ...STATEMENT_PROVIDERS,
    ...KEPT_PROVIDERS,
    KeptQuarters,
    QuarterRepository,
    ForgetOldWords,
    ...FEEDBACK_PROVIDERS,
    ...SUGGESTION_PROVIDERS,
    ...COMMENT_PROVIDERS,
    ...MERIT_PROVIDERS,
    ...PEOPLE_PROVIDERS,
    ...ACTIVITY_PROVIDERS,
    ...NOTIFICATION_PROVIDERS,
    DueNotifications,
    NoticeSeal,
    UnsubscribeTokens,
    WriteLetters,
    ...PHOTO_PROVIDERS,
    ...TRIP_PROVIDERS,
    DraftRepository,
    SaveDraft,
    SitemapRepository,
    ...privacy.providers,
  ],
})
export class AppModule {}
