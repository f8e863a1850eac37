import { storedEmailSchema } from '@waymark/contracts-core';
import { z } from 'zod';

/** Purpose under which the mail to a member is sealed. */
export const NOTICE_LETTER = 'letter to a member about what happened';

/** What the mail needs to be written; travels sealed. Whose address it goes to, account knows alone. */
export const noticeLetterSchema = z.object({
  /** None of other people's words: it becomes a header of the mail. */
  subject: z.string(),
  /** What happened, newest first, in sentences of plain text: names and titles in them are other people's words. */
  notices: z.array(z.string()),
  /** How many more there are. */
  more: z.number().int().nonnegative(),
  /** Path of the very thing when there is one, else of the list. */
  href: z.string(),
  settingsHref: z.string(),
  /** Path that stops these mails: with one click from the mail program, with a button from a browser. */
  unsubscribeHref: z.string(),
});
export type NoticeLetter = z.output<typeof noticeLetterSchema>;

/** Purpose under which a letter with its address inside is sealed. */
export const PLAIN_LETTER = 'letter to one person about what they told us';

/** A mail to one person: an answer to feedback, what became of a report, reasons of a decision. Travels sealed, address included. */
export const plainLetterSchema = z.object({
  /** Address that a visitor gave for this answer; null for a member, whose own address account knows alone. */
  to: storedEmailSchema.max(254).nullable(),
  /** Fixed words of ours: it becomes a header of the mail. None of other people's words. */
  subject: z
    .string()
    .max(200)
    .regex(/^[^\r\n]+$/),
  /** Plain text; other people's words may be among them. */
  paragraphs: z.array(z.string().max(10_000)).min(1).max(40),
  /** The one thing to do, as a path of the site. What must reach no server stands after "#". */
  action: z.object({ label: z.string().max(80), href: z.string().startsWith('/') }).optional(),
  /** Why they get this mail, and what to do when it was not expected. */
  closing: z.string().max(1_000),
});
export type PlainLetter = z.output<typeof plainLetterSchema>;
