import { z } from 'zod';
import { measureSchema, statementValueSchema } from './statement';

/** What a page shows about a feature besides the claim and the answers; computed from the current statements. */
export const shownFactSchema = z.object({
  /** The newest statement by open data or by the venue itself; null without one. */
  stated: statementValueSchema.nullable(),
  /** Publisher of `stated`; null when it is the venue itself, or when there is no statement. */
  statedBy: z.string().nullable(),
  /** The day of `stated`. */
  statedOn: z.iso.date().nullable(),
  note: z.string().nullable(),
  measure: measureSchema.nullable(),
  /** Newest day of any current statement, by people or data. */
  newest: z.iso.date(),
  /** False when `newest` is older than this feature's limit (FEATURE_AGE_DAYS): still shown, but not as certain. */
  isCurrent: z.boolean(),
});
export type ShownFact = z.output<typeof shownFactSchema>;
