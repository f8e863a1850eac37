import { DecisionNotices } from './decision-notices';
import { ForgetOldNotifications } from './forget-old-notifications';
import { HelpfulVotes } from './helpful-votes';
import { NotificationController } from './notification.controller';
import { MailSettingsRepository } from './mail-settings.repository';
import { MailTimes } from './mail-times';
import { NotificationRepository } from './notification.repository';
import { NotificationWriter } from './notification-writer';
import { OwnerAnswers } from './owner-answers';

/** Notifications, and the members' settings for them. */
export const NOTIFICATION_CONTROLLERS = [NotificationController];
export const NOTIFICATION_PROVIDERS = [
  NotificationWriter,
  NotificationRepository,
  HelpfulVotes,
  OwnerAnswers,
  MailTimes,
  DecisionNotices,
  MailSettingsRepository,
  ForgetOldNotifications,
];
