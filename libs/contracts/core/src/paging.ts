import { z } from 'zod';

export const DEFAULT_PAGE_SIZE = 50;
export const MAX_PAGE_SIZE = 100;

/** Query of every list: an opaque cursor from the `Link: rel="next"` header, and a page size. */
export const pageQuerySchema = z.object({
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(DEFAULT_PAGE_SIZE),
});

/** A positive whole number in a path or query: `12`, never `1e3` or ` 12`. */
export const idParamSchema = z
  .string()
  .regex(/^[1-9]\d{0,9}$/, 'Use a whole number.')
  .transform(Number)
  .refine((id) => id <= 2_147_483_647, 'Use a whole number.');
