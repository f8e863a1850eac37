import { z } from 'zod';
import './configure-zod';

/** The largest PostgreSQL `integer`, the type of every ID. */
export const MAX_INTEGER = 2_147_483_647;

/** An ID in JSON: in a body or a cursor. */
export const idSchema = z.number().int().positive().max(MAX_INTEGER);

/** An ID as text in a path, a query or a plain cursor: `12`, never `1e3` or ` 12`. */
export function idTextSchema(wrong = 'Use a whole number.') {
  return z
    .string(wrong)
    .regex(/^[1-9]\d{0,9}$/, wrong)
    .transform(Number)
    .refine((id) => id <= MAX_INTEGER, wrong);
}

// Rejects year 0, which ISO 8601 has but PostgreSQL does not.
const inCalendar = (text: string) => !text.startsWith('0000');

/** A timestamp that PostgreSQL's `timestamptz` can store. */
export const momentSchema = z.iso.datetime().refine(inCalendar);
/** A date that PostgreSQL's `date` can store. */
export const daySchema = z.iso.date().refine(inCalendar);
/** Text that PostgreSQL's `text` can store: no null characters. */
export const storedTextSchema = z.string().refine((text) => !text.includes('\0'));
