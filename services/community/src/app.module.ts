import { Module } from '@nestjs/common';
import { COMMUNITY_EVENTS } from '@waymark/contracts-community';
import { KitModule, PRIVACY_PROVIDERS } from '@waymark/service-kit';
import { communityConfigSchema } from './config';
import { FeedbackLimit } from './feedback/feedback-limit';
import { FeedbackRepository } from './feedback/feedback.repository';
import { ForgetSenders } from './feedback/forget-senders';
import { SendFeedbackController } from './feedback/send-feedback/send-feedback.controller';
import { SendFeedback } from './feedback/send-feedback/send-feedback.use-case';
import { ExportRequestedConsumer } from './privacy/export-requested.consumer';
import { MemberDeletedConsumer } from './privacy/member-deleted.consumer';
import { MemberFeedback } from './privacy/member-feedback';
import { PrismaService } from './prisma.service';

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
  controllers: [SendFeedbackController, ExportRequestedConsumer, MemberDeletedConsumer],
  providers: [
    PrismaService,
    SendFeedback,
    FeedbackRepository,
    FeedbackLimit,
    ForgetSenders,
    MemberFeedback,
    ...PRIVACY_PROVIDERS,
  ],
})
export class AppModule {}
