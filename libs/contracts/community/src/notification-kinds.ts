/** What members are told of, and choose whether it comes by mail, too. */
export const NOTIFICATION_TYPES = ['follow', 'review_like', 'owner_answer', 'comment', 'reply'] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

/** What staff decided: told on the site, and by mail where the law asks for it; nobody chooses. */
export const TOLD_TYPES = [...NOTIFICATION_TYPES, 'report', 'statement'] as const;
export type ToldType = (typeof TOLD_TYPES)[number];

/** When it comes by mail, too. */
export const MAIL_CHOICES = ['at-once', 'daily', 'never'] as const;
export type MailChoice = (typeof MAIL_CHOICES)[number];

/** Words of a person are worth a mail of their own; the rest waits for the next morning. */
export const DEFAULT_MAIL = {
  follow: 'daily',
  review_like: 'daily',
  owner_answer: 'at-once',
  comment: 'at-once',
  reply: 'at-once',
} as const satisfies Record<NotificationType, MailChoice>;

/** For the settings, and for the page that a mail's "unsubscribe" opens. */
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
