import { z } from 'zod';
import { measureSchema, statementValueSchema } from './statement';

/** What a page shows of one feature beside the claim and the answers; computed from the standing statements. */
export const shownFactSchema = z.object({
  /** What the newest of the open data and the venue itself state; null when neither says anything. */
  stated: statementValueSchema.nullable(),
  /** Publisher of `stated`; null for the venue itself, or when nothing is stated. */
  statedBy: z.string().nullable(),
  /** Day of `stated`. */
  statedOn: z.iso.date().nullable(),
  note: z.string().nullable(),
  measure: measureSchema.nullable(),
  /** Newest day on which anybody (people or data) said anything that stands. */
  newest: z.iso.date(),
  /** False when `newest` is older than this feature's limit (FEATURE_AGE_DAYS): shown, but never as certain. */
  isCurrent: z.boolean(),
});
export type ShownFact = z.output<typeof shownFactSchema>;
