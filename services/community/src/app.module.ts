import { Module } from '@nestjs/common';
import { COMMUNITY_EVENTS } from '@waymark/contracts-community';
import { KitModule, privacyParts } from '@waymark/service-kit';
import { communityConfigSchema } from './config';
import { FeedbackLimit } from './feedback/feedback-limit';
import { FeedbackRepository } from './feedback/feedback.repository';
import { ForgetSenders } from './feedback/forget-senders';
import { SendFeedbackController } from './feedback/send-feedback/send-feedback.controller';
import { SendFeedback } from './feedback/send-feedback/send-feedback.use-case';
import { COMMUNITY_PRIVACY } from './privacy/privacy.declaration';
import { PrismaService } from './prisma.service';

const privacy = privacyParts(COMMUNITY_PRIVACY);

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
  controllers: [SendFeedbackController, ...privacy.controllers],
  providers: [PrismaService, SendFeedback, FeedbackRepository, FeedbackLimit, ForgetSenders, ...privacy.providers],
})
export class AppModule {}
