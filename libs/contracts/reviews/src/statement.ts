import { z } from 'zod';
import { featureNameSchema } from './features-schema';

/** The value of a statement about a feature; `words` for a note that is neither yes nor no. */
export const STATEMENT_VALUES = ['yes', 'no', 'partly', 'does-not-apply', 'words'] as const;
export const statementValueSchema = z.enum(STATEMENT_VALUES);
export type StatementValue = z.output<typeof statementValueSchema>;

/** Maximum measure per unit, to catch typing errors such as a door of 9 km. The database enforces the same limits. */
export const MEASURE_LIMITS = { cm: 10_000, m: 1_000, steps: 1_000, percent: 100, minutes: 1_440 } as const;
const MEASURE_UNITS = ['cm', 'm', 'steps', 'percent', 'minutes'] as const satisfies (keyof typeof MEASURE_LIMITS)[];

/** A measurement: a door of 78 cm, 2 steps, a slope of 6 percent. */
export const measureSchema = z
  .object({ amount: z.number().min(0, 'A measurement must be 0 or more.'), unit: z.enum(MEASURE_UNITS) })
  .refine(({ amount, unit }) => amount <= MEASURE_LIMITS[unit], {
    path: ['amount'],
    message: 'This measurement is too large for its unit.',
  });
export type Measure = z.output<typeof measureSchema>;

/** The author of a statement: a visitor (never by name), the venue itself, or an open data publisher by name. */
export const statementAuthorSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('visitor') }),
  z.object({ kind: z.literal('venue') }),
  z.object({ kind: z.literal('source'), name: z.string(), licence: z.string() }),
]);
export type StatementAuthor = z.output<typeof statementAuthorSchema>;

/** One entry in a feature's history. */
export const statementSchema = z.object({
  id: z.number().int(),
  feature: featureNameSchema,
  value: statementValueSchema,
  measure: measureSchema.nullable(),
  note: z.string().nullable(),
  by: statementAuthorSchema,
  /** The day on which it was observed or listed. */
  observed: z.iso.date(),
  added: z.iso.datetime(),
  /** Set when it no longer applies: the author replaced it or withdrew it, or a newer file of its source omits it. */
  ended: z.object({ at: z.iso.datetime(), because: z.enum(['replaced', 'taken-back', 'vanished']) }).nullable(),
});
export type Statement = z.output<typeof statementSchema>;
