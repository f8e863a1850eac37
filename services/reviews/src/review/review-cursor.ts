import { z } from 'zod';
import { idSchema, momentSchema } from '@waymark/contracts-core';
import { readCursor } from '@waymark/service-kit';

const rating = z.number().min(-1).max(6);

/** The position where a page ended: its sort order, the last row's sort value, and its ID. */
const CURSORS = {
  newest: z.tuple([z.literal('newest'), momentSchema, idSchema]),
  oldest: z.tuple([z.literal('oldest'), momentSchema, idSchema]),
  highest: z.tuple([z.literal('highest'), rating, idSchema]),
  lowest: z.tuple([z.literal('lowest'), rating, idSchema]),
};
type Sort = keyof typeof CURSORS;
export type ReviewCursor = z.infer<(typeof CURSORS)[Sort]>;

/** Returns null for the first page. Rejects the cursor of another sort. */
export function readReviewCursor(text: string | undefined, sort: Sort): ReviewCursor | null {
  return readCursor<ReviewCursor>(text, CURSORS[sort]);
}
