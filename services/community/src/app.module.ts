import { Module } from '@nestjs/common';
import { COMMUNITY_EVENTS } from '@waymark/contracts-community';
import { KitModule } from '@waymark/service-kit';
import { communityConfigSchema } from './config';
import { FeedbackLimit } from './feedback/feedback-limit';
import { FeedbackRepository } from './feedback/feedback.repository';
import { ForgetSenders } from './feedback/forget-senders';
import { SendFeedbackController } from './feedback/send-feedback/send-feedback.controller';
import { SendFeedback } from './feedback/send-feedback/send-feedback.use-case';

@Module({
  imports: [
    KitModule.forRoot({
      config: communityConfigSchema,
      service: 'community',
      stream: 'community',
      events: COMMUNITY_EVENTS,
      subscriptions: ['community'],
    }),
  ],
  controllers: [SendFeedbackController],
  providers: [SendFeedback, FeedbackRepository, FeedbackLimit, ForgetSenders],
})
export class AppModule {}
