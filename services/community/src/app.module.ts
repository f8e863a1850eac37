import { Module } from '@nestjs/common';
import { COMMUNITY_ENDPOINTS, COMMUNITY_EVENTS, COMMUNITY_PROBLEMS, getOpenApi } from '@waymark/contracts-community';
import { KitModule, openApiController, privacyParts, senderLimitParts } from '@waymark/service-kit';
import manifest from '../service.json' with { type: 'json' };
import { communityConfigSchema } from './config';
import { FEEDBACK_LIMIT } from './feedback/feedback-limit';
import { FeedbackRepository } from './feedback/feedback.repository';
import { SendFeedbackController } from './feedback/send-feedback/send-feedback.controller';
import { SendFeedback } from './feedback/send-feedback/send-feedback.use-case';
import { COMMUNITY_PRIVACY } from './privacy/privacy.declaration';
import { PrismaService } from './prisma.service';

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
      subscriptions: ['community', 'account'],
    }),
  ],
  controllers: [SendFeedbackController, openApi, ...privacy.controllers],
  providers: [
    PrismaService,
    SendFeedback,
    FeedbackRepository,
    ...senderLimitParts(FEEDBACK_LIMIT),
    ...privacy.providers,
  ],
})
export class AppModule {}
