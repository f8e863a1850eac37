import { Module } from '@nestjs/common';
import { senderLimitParts } from '@waymark/service-kit';
import { AuditModule } from '../audit/audit.module';
import { NotificationEmailModule } from '../notification-email/notification-email.module';
import { AnswerFeedback } from './desk/answer-feedback.use-case';
import { ChangeFeedback, NoteFeedback } from './desk/change-feedback.use-case';
import { DeskViews } from './desk/desk-views';
import { DeskRepository } from './desk/desk.repository';
import { DeskWriter } from './desk/desk.writer';
import { ExportFeedback } from './desk/export-feedback.use-case';
import { FeedbackDeskController } from './desk/feedback-desk.controller';
import { MergeFeedback } from './desk/merge-feedback.use-case';
import { FeedbackPrivacy } from './feedback-privacy';
import { FeedbackRepository } from './feedback.repository';
import { SendFeedbackController } from './send-feedback.controller';
import { SendFeedback } from './send-feedback.use-case';

/** Feedback from users, and what staff do with it. */
@Module({
  imports: [AuditModule, NotificationEmailModule],
  controllers: [FeedbackDeskController, SendFeedbackController],
  providers: [
    AnswerFeedback,
    ChangeFeedback,
    DeskRepository,
    DeskViews,
    DeskWriter,
    ExportFeedback,
    FeedbackPrivacy,
    FeedbackRepository,
    MergeFeedback,
    NoteFeedback,
    SendFeedback,
    // Five in ten minutes from one address.
    ...senderLimitParts({ what: 'feedback', most: 5, seconds: 600, rows: FeedbackRepository }),
  ],
  exports: [FeedbackPrivacy],
})
export class FeedbackModule {}
