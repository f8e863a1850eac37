import { z } from 'zod';
import { defineEndpoint, idParamSchema, idSchema, pageQuerySchema } from '@waymark/contracts-core';
import { MAIL_CHOICES, TOLD_TYPES } from './notification-kinds';

/** A notification; only its recipient gets it. Title and message are plain text with the current names. */
export const notificationSchema = z.object({
  id: z.number().int(),
  type: z.enum(TOLD_TYPES),
  title: z.string(),
  message: z.string(),
  isRead: z.boolean(),
  /** Path of the comment, review or profile itself. */
  href: z.string(),
  createdAt: z.iso.datetime(),
});
export type Notification = z.output<typeof notificationSchema>;

const unreadCountSchema = z.object({ count: z.number().int().nonnegative() });
export type UnreadCount = z.output<typeof unreadCountSchema>;

const base = { access: 'member', status: 200 } as const;

export const listNotifications = defineEndpoint({
  ...base,
  name: 'listNotifications',
  method: 'GET',
  path: '/api/notifications',
  summary: 'The logged-in member’s notifications, newest first: at most 1,000, from the last year.',
  query: pageQuerySchema,
  response: z.array(notificationSchema),
});

export const countUnreadNotifications = defineEndpoint({
  ...base,
  name: 'countUnreadNotifications',
  method: 'GET',
  path: '/api/notifications/unread-count',
  summary: 'How many notifications the member has not read.',
  response: unreadCountSchema,
});

export const markAllNotificationsRead = defineEndpoint({
  ...base,
  name: 'markAllNotificationsRead',
  method: 'PUT',
  path: '/api/notifications/mark-all-read',
  summary: 'Marks all notifications as read. With `upTo`, only those up to this id, so newer ones stay unread.',
  body: z.object({ upTo: idSchema.optional() }),
  response: unreadCountSchema,
});

export const markNotificationRead = defineEndpoint({
  ...base,
  name: 'markNotificationRead',
  method: 'PUT',
  path: '/api/notifications/:id/read',
  summary: 'Marks one as read and returns the number still unread. Repeating the call changes nothing.',
  params: z.object({ id: idParamSchema }),
  response: unreadCountSchema,
  problems: ['notification.not-found'],
});

const choiceSchema = z.enum(MAIL_CHOICES, 'Choose at once, daily or never.');

/** When each kind is also sent by email. */
export const mailSettingsSchema = z.object({
  follow: choiceSchema,
  review_like: choiceSchema,
  owner_answer: choiceSchema,
  comment: choiceSchema,
  reply: choiceSchema,
});
export type MailSettings = z.output<typeof mailSettingsSchema>;

export const readMailSettings = defineEndpoint({
  ...base,
  name: 'readMailSettings',
  method: 'GET',
  path: '/api/notifications/mail-settings',
  summary: 'When each kind of notification is emailed. Emails go to confirmed addresses only.',
  response: mailSettingsSchema,
});

export const changeMailSettings = defineEndpoint({
  ...base,
  name: 'changeMailSettings',
  method: 'PUT',
  path: '/api/notifications/mail-settings',
  summary: 'Changes when notifications are emailed. Kinds that you leave out stay as they are.',
  body: mailSettingsSchema.partial(),
  response: mailSettingsSchema,
});

export const NOTIFICATION_ENDPOINTS = [
  listNotifications,
  countUnreadNotifications,
  markAllNotificationsRead,
  readMailSettings,
  changeMailSettings,
  markNotificationRead,
] as const;
