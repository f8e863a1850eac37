import { z } from 'zod';
import './configure-zod';

/** The largest number of a PostgreSQL `integer`, as which every id is kept. */
export const MAX_INTEGER = 2_147_483_647;

/** An id as JSON carries it: in a body or in a cursor. */
export const idSchema = z.number().int().positive().max(MAX_INTEGER);

/** An id as a path, a query or a plain cursor carries it: `12`, never `1e3` or ` 12`. */
export function idTextSchema(wrong = 'Use a whole number.') {
  return z
    .string(wrong)
    .regex(/^[1-9]\d{0,9}$/, wrong)
    .transform(Number)
    .refine((id) => id <= MAX_INTEGER, wrong);
}

// PostgreSQL has no year 0, which ISO 8601 has.
const inCalendar = (text: string) => !text.startsWith('0000');

/** A moment as `timestamptz` holds it. */
export const momentSchema = z.iso.datetime().refine(inCalendar);
/** A day as `date` holds it. */
export const daySchema = z.iso.date().refine(inCalendar);
/** Text as `text` holds it: PostgreSQL takes no null character. */
export const storedTextSchema = z.string().refine((text) => !text.includes('\0'));
