import { Module } from '@nestjs/common';
import { NotificationModule } from '../notification/notification.module';
import { DueNotifications, WriteNotificationEmails } from './write-notification-emails';
import { NoticeSeal } from './notice-seal';
import { UnsubscribeTokens } from './unsubscribe-tokens';
import { UnsubscribeController } from './unsubscribe.controller';

/** Emails about notifications, and how to unsubscribe from them. */
@Module({
  imports: [NotificationModule],
  controllers: [UnsubscribeController],
  providers: [DueNotifications, NoticeSeal, UnsubscribeTokens, WriteNotificationEmails],
  exports: [NoticeSeal],
})
export class NotificationEmailModule {}
