import { z } from 'zod';
import type { TripSort } from '@waymark/contracts-community';
import { idSchema, MAX_INTEGER, momentSchema } from '@waymark/contracts-core';
import { encodeCursor, readCursor } from '@waymark/service-kit';

/**
 * The position where a page ended: the sort order, the last row's sort value and ID. `own` is the order of one's own
 * trips.
 */
const CURSORS = {
  newest: z.tuple([z.literal('newest'), momentSchema, idSchema]),
  own: z.tuple([z.literal('own'), momentSchema, idSchema]),
  liked: z.tuple([z.literal('liked'), z.number().int().nonnegative().max(MAX_INTEGER), idSchema]),
};
export type TripOrder = TripSort | 'own';
export type TripCursor = z.infer<(typeof CURSORS)[TripOrder]>;

interface Last {
  id: number;
  totalLikes: number;
  createdAt: Date;
  publishedAt: Date | null;
}

/** Returns null for the first page. Rejects the cursor of another order. */
export const readTripCursor = (text: string | undefined, order: TripOrder): TripCursor | null =>
  readCursor<TripCursor>(text, CURSORS[order]);

export function tripCursorOf({ id, totalLikes, createdAt, publishedAt }: Last, order: TripOrder): string {
  if (order === 'liked') return encodeCursor([order, totalLikes, id]);
  return encodeCursor([order, (order === 'own' ? createdAt : (publishedAt ?? createdAt)).toISOString(), id]);
}
