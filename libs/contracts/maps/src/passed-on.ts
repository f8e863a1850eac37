import { z } from 'zod';

/** Encryption purpose of an email to an authority. */
export const AUTHORITY_EMAIL = 'letter to an authority';

/** The content of an email to an authority; encrypted in the event. Never names the reporter. */
export const authorityEmailSchema = z.object({
  to: z.string(),
  authority: z.string(),
  subject: z.string(),
  /** Lines such as "What: Blocked path". */
  facts: z.array(z.string()),
  /** The reporter's text, as paragraphs. */
  description: z.array(z.string()),
  link: z.string(),
});
export type AuthorityEmail = z.output<typeof authorityEmailSchema>;

export const PASSED_ON_WAYS = ['open311', 'mail'] as const;
export const PASSED_ON_STATES = ['waiting', 'sent', 'accepted', 'closed', 'failed'] as const;

/**
 * The authority responsible for the place of a report, and what it was sent. Null when the operator has configured
 * none.
 */
export const passedOnSchema = z
  .object({
    /** Name of the authority, such as "Salford City Council". */
    authority: z.string(),
    way: z.enum(PASSED_ON_WAYS),
    /**
     * `waiting`: not sent yet, because the report can still be corrected. `sent`: sent, without a reference so far (an
     * email stays so).
     * `accepted`: the authority has it under `reference`. `closed`: the authority says it is done, which does not
     * resolve the report.
     * `failed`: the authority could not be reached or rejected it; the service retries.
     */
    state: z.enum(PASSED_ON_STATES),
    reference: z.string().nullable(),
    /** The authority's own description of the status. */
    status: z.string().nullable(),
    sentAt: z.iso.datetime().nullable(),
    updatedAt: z.iso.datetime().nullable(),
  })
  .nullable();
export type PassedOn = z.output<typeof passedOnSchema>;
