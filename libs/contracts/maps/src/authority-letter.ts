import { z } from 'zod';

/** Purpose under which the mail to an authority is sealed. */
export const AUTHORITY_LETTER = 'letter to an authority';

/** What the mail needs to be written; travels sealed. Never who reported it. */
export const authorityLetterSchema = z.object({
  to: z.string(),
  authority: z.string(),
  subject: z.string(),
  /** "What: Blocked path" and its like, a line each. */
  facts: z.array(z.string()),
  /** The report in its own words, paragraph by paragraph. */
  description: z.array(z.string()),
  link: z.string(),
});
export type AuthorityLetter = z.output<typeof authorityLetterSchema>;
