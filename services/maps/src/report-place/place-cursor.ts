import { z } from 'zod';
import { idSchema, momentSchema, storedTextSchema } from '@waymark/contracts-core';
import type { ReportPlaceSort } from '@waymark/contracts-maps';
import { encodeCursor, readCursor } from '@waymark/service-kit';
import type { PlaceOrder, PlaceRow } from './place-row';

const count = z.number().int().min(0).max(2_147_483_647);
const VALUES = {
  open: count,
  resolved: count,
  worst: count,
  newest: momentSchema,
  name: storedTextSchema.max(200),
} as const;

/** Position after a page: its sort order, and the last row's values. */
export type PlaceCursor = [
  sort: ReportPlaceSort,
  order: 'asc' | 'desc',
  value: string | number,
  open: number,
  id: number,
];

/** Returns null for the first page. Throws if the cursor belongs to another sort order. */
export function readPlaceCursor(text: string | undefined, { sort, order }: PlaceOrder): PlaceCursor | null {
  const schema = z.tuple([z.literal(sort), z.literal(order), VALUES[sort], count, idSchema]);
  return readCursor<PlaceCursor>(text, schema);
}

export function placeCursor(row: PlaceRow, { sort, order }: PlaceOrder): string {
  const value = sort === 'newest' ? row.newestAt.toISOString() : row[sort];
  return encodeCursor([sort, order, value, row.open, row.id]);
}
