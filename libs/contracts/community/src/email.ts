import { storedEmailSchema } from '@waymark/contracts-core';
import { z } from 'zod';

/** Encryption purpose of a notification email to a member. */
export const NOTICE_EMAIL = 'letter to a member about what happened';

/** Content of a notification email; encrypted in the event. Only account knows the recipient's address. */
export const noticeEmailSchema = z.object({
  /** Becomes an email header, so it contains no text from other people. */
  subject: z.string(),
  /** What happened, newest first, as plain-text sentences. Names and titles in them come from other people. */
  notices: z.array(z.string()),
  /** Number of further notices that the email leaves out. */
  more: z.number().int().nonnegative(),
  /** Path of the item itself if there is one, otherwise of the notification list. */
  href: z.string(),
  settingsHref: z.string(),
  /** Path that unsubscribes: with one click in an email program, or with a button in a browser. */
  unsubscribeHref: z.string(),
});
export type NoticeEmail = z.output<typeof noticeEmailSchema>;

/** Encryption purpose of an email that may contain its own recipient address. */
export const PLAIN_EMAIL = 'letter to one person about what they told us';

/**
 * An email to one person: a reply to feedback, the result of a report, or a statement of reasons. The event is
 * encrypted, including the address.
 */
export const plainEmailSchema = z.object({
  /**
   * The address that a visitor gave for this reply. Null for a member, because only account knows a member's address.
   */
  to: storedEmailSchema.max(254).nullable(),
  /** Becomes an email header: only our own fixed text, no text from other people. */
  subject: z
    .string()
    .max(200)
    .regex(/^[^\r\n]+$/),
  /** Plain text; may contain text from other people. */
  paragraphs: z.array(z.string().max(10_000)).min(1).max(40),
  /** The email's single action, as a path of the site. Secrets that must not reach a server come after "#". */
  action: z.object({ label: z.string().max(80), href: z.string().startsWith('/') }).optional(),
  /** Why the person gets this email, and what to do if they did not expect it. */
  closing: z.string().max(1_000),
});
export type PlainEmail = z.output<typeof plainEmailSchema>;
