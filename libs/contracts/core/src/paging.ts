import { z } from 'zod';
import { idTextSchema } from './column-bounds';

export const DEFAULT_PAGE_SIZE = 50;
export const MAX_PAGE_SIZE = 100;

/** Query parameters of every list: an opaque cursor from the `Link: rel="next"` header, and a page size. */
export const pageQuerySchema = z.object({
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(DEFAULT_PAGE_SIZE),
});

export const idParamSchema = idTextSchema();
