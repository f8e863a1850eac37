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
