import { Module } from '@nestjs/common';
import { DecisionNotices } from './decision-notices';
import { ForgetOldNotifications, NotificationRepository } from './notification.repository';
import { HelpfulVotes } from './helpful-votes';
import { MailSettingsRepository } from './mail-settings.repository';
import { MailTimes } from './mail-times';
import { NotificationWriter } from './notification-writer';
import { NotificationController } from './notification.controller';
import { OwnerAnswers } from './owner-answers';

/** Notifications, and the members' settings for them. */
@Module({
  controllers: [NotificationController],
  providers: [
    DecisionNotices,
    ForgetOldNotifications,
    HelpfulVotes,
    MailSettingsRepository,
    MailTimes,
    NotificationRepository,
    NotificationWriter,
    OwnerAnswers,
  ],
  exports: [DecisionNotices, HelpfulVotes, MailSettingsRepository, NotificationWriter, OwnerAnswers],
})
export class NotificationModule {}
