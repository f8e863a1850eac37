/** Notifications for which members choose whether they also get an email. */
export const NOTIFICATION_TYPES = ['follow', 'review_like', 'owner_answer', 'comment', 'reply'] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

/**
 * All notifications, including staff decisions. Those appear on the site, and by email where the law requires it;
 * members cannot turn them off.
 */
export const TOLD_TYPES = [...NOTIFICATION_TYPES, 'report', 'statement'] as const;
export type ToldType = (typeof TOLD_TYPES)[number];

/** When a notification is also sent by email. */
export const MAIL_CHOICES = ['at-once', 'daily', 'never'] as const;
export type MailChoice = (typeof MAIL_CHOICES)[number];

/** A message that a person wrote gets an email of its own; the rest waits for the next morning. */
export const DEFAULT_MAIL = {
  follow: 'daily',
  review_like: 'daily',
  owner_answer: 'at-once',
  comment: 'at-once',
  reply: 'at-once',
} as const satisfies Record<NotificationType, MailChoice>;

/** Labels for the settings, and for the page that an email's "unsubscribe" link opens. */
export const NOTIFICATION_TYPE_LABELS = {
  follow: 'Someone follows you',
  review_like: 'Someone finds your review helpful',
  owner_answer: 'A place replies to your review',
  comment: 'Someone comments on your trip',
  reply: 'Someone replies to your comment',
} as const satisfies Record<NotificationType, string>;

export const MAIL_CHOICE_LABELS = {
  'at-once': 'At once',
  daily: 'Once a day, together',
  never: 'Never',
} as const satisfies Record<MailChoice, string>;
