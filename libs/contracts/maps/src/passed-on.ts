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

export const PASSED_ON_WAYS = ['open311', 'mail'] as const;
export const PASSED_ON_STATES = ['waiting', 'sent', 'accepted', 'closed', 'failed'] as const;

/** Who looks after the place of a report, and what they were told. Null where no operator has named anybody. */
export const passedOnSchema = z
  .object({
    /** By name, such as "Salford City Council". */
    authority: z.string(),
    way: z.enum(PASSED_ON_WAYS),
    /**
     * `waiting`: not sent yet, for it can still be corrected. `sent`: on its way, without a reference so far (a mail stays so).
     * `accepted`: they have it under `reference`. `closed`: they say that they are done, which does not resolve the report.
     * `failed`: they could not be reached or refused it; it is tried again.
     */
    state: z.enum(PASSED_ON_STATES),
    reference: z.string().nullable(),
    /** What they say about it in their own words. */
    status: z.string().nullable(),
    sentAt: z.iso.datetime().nullable(),
    updatedAt: z.iso.datetime().nullable(),
  })
  .nullable();
export type PassedOn = z.output<typeof passedOnSchema>;
