import { Module } from '@nestjs/common';
import { COMMUNITY_ENDPOINTS, COMMUNITY_EVENTS, COMMUNITY_PROBLEMS, getOpenApi } from '@waymark/contracts-community';
import { KitModule, openApiController, privacyParts, senderLimitParts } from '@waymark/service-kit';
import manifest from '../service.json' with { type: 'json' };
import { COMMENT_CONTROLLERS, COMMENT_PROVIDERS } from './comment/comment-parts';
import { ACTIVITY_CONTROLLERS, ACTIVITY_PROVIDERS } from './activity/activity-parts';
import { CASE_CONTROLLERS, CASE_PROVIDERS } from './case/case-parts';
import { communityConfigSchema } from './config';
import { DECISION_CONTROLLERS, DECISION_PROVIDERS } from './decision/decision-parts';
import { FEEDBACK_LIMIT } from './feedback/feedback-limit';
import { FEEDBACK_CONTROLLERS, FEEDBACK_PROVIDERS } from './feedback/feedback-parts';
import { KEPT_CONTROLLERS, KEPT_PROVIDERS } from './kept/kept-parts';
import { MERIT_CONTROLLERS, MERIT_PROVIDERS } from './merit/merit-parts';
import { PEOPLE_CONTROLLERS, PEOPLE_PROVIDERS } from './people/people-parts';
import { LETTER_CONTROLLERS, LETTER_PROVIDERS } from './letter/letter-parts';
import { COMMUNITY_MODERATED } from './moderated/community-moderated';
import { CorrectTrip } from './moderated/correct-trip';
import { SetAsideElsewhereConsumer } from './moderated/set-aside-elsewhere.consumer';
import { NOTIFICATION_CONTROLLERS, NOTIFICATION_PROVIDERS } from './notification/notification-parts';
import { COMMUNITY_PRIVACY } from './privacy/privacy.declaration';
import { PrismaService } from './prisma.service';
import { MemberChangedConsumer } from './projections/member-changed.consumer';
import { REPORT_CONTROLLERS, REPORT_PROVIDERS } from './report-in/report-parts';
import { TRUST_CONTROLLERS } from './trust/trust-parts';
import { REVERT_CONTROLLERS, REVERT_PROVIDERS } from './revert/revert-parts';
import { SIGNALLED_CONTROLLERS, SIGNALLED_PROVIDERS } from './signalled/signalled-parts';
import { START_CONTROLLERS, START_PROVIDERS } from './staff-start/start-parts';
import { STATEMENT_CONTROLLERS, STATEMENT_PROVIDERS } from './statement/statement-parts';
import { SUGGESTION_CONTROLLERS, SUGGESTION_PROVIDERS } from './suggestion/suggestion-parts';
import { TRANSPARENCY_CONTROLLERS, TRANSPARENCY_PROVIDERS } from './transparency/transparency-parts';
import { RETENTION_PROVIDERS } from './retention/retention-parts';
import { TRIP_CONTROLLERS, TRIP_PROVIDERS } from './trip/trip-parts';
import { DRAFT_CONTROLLERS, DRAFT_PROVIDERS } from './trip-draft/draft-parts';
import { PAGE_CONTROLLERS, PAGE_PROVIDERS } from './trip-page/page-parts';
import { PHOTO_CONTROLLERS, PHOTO_PROVIDERS } from './trip-photo/photo-parts';
import { DescribePageController } from './words-page/describe-page/describe-page.controller';

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
    MemberChangedConsumer,
    ...COMMENT_CONTROLLERS,
    ...CASE_CONTROLLERS,
    ...COMMUNITY_MODERATED.controllers,
    SetAsideElsewhereConsumer,
    ...DECISION_CONTROLLERS,
    ...REPORT_CONTROLLERS,
    ...REVERT_CONTROLLERS,
    ...SIGNALLED_CONTROLLERS,
    ...TRUST_CONTROLLERS,
    ...START_CONTROLLERS,
    ...STATEMENT_CONTROLLERS,
    ...KEPT_CONTROLLERS,
    ...TRANSPARENCY_CONTROLLERS,
    ...PEOPLE_CONTROLLERS,
    ...MERIT_CONTROLLERS,
    ...ACTIVITY_CONTROLLERS,
    ...NOTIFICATION_CONTROLLERS,
    ...LETTER_CONTROLLERS,
    // Before the trips: their address of one would take "sitemap" for a number.
    ...PHOTO_CONTROLLERS,
    ...PAGE_CONTROLLERS,
    ...TRIP_CONTROLLERS,
    ...DRAFT_CONTROLLERS,
    DescribePageController,
    openApi,
    ...privacy.controllers,
  ],
  providers: [
    PrismaService,
    ...CASE_PROVIDERS,
    ...COMMUNITY_MODERATED.providers,
    CorrectTrip,
    ...DECISION_PROVIDERS,
    ...REPORT_PROVIDERS,
    ...REVERT_PROVIDERS,
    ...SIGNALLED_PROVIDERS,
    ...START_PROVIDERS,
    ...STATEMENT_PROVIDERS,
    ...KEPT_PROVIDERS,
    ...TRANSPARENCY_PROVIDERS,
    ...RETENTION_PROVIDERS,
    ...FEEDBACK_PROVIDERS,
    ...SUGGESTION_PROVIDERS,
    ...COMMENT_PROVIDERS,
    ...MERIT_PROVIDERS,
    ...PEOPLE_PROVIDERS,
    ...ACTIVITY_PROVIDERS,
    ...NOTIFICATION_PROVIDERS,
    ...LETTER_PROVIDERS,
    ...PHOTO_PROVIDERS,
    ...TRIP_PROVIDERS,
    ...DRAFT_PROVIDERS,
    ...PAGE_PROVIDERS,
    ...senderLimitParts(FEEDBACK_LIMIT),
    ...privacy.providers,
  ],
})
export class AppModule {}
