import { z } from 'zod';
import { idSchema, momentSchema } from '@waymark/contracts-core';
import { readCursor } from '@waymark/service-kit';

/** Position after a page: its sort order, the last row's value, and its ID. */
const CURSORS = {
  newest: z.tuple([z.literal('newest'), momentSchema, idSchema]),
  nearest: z.tuple([z.literal('nearest'), z.number().nonnegative(), idSchema]),
};
type Sort = keyof typeof CURSORS;
export type ReportCursor = z.infer<(typeof CURSORS)[Sort]>;

/** Returns null for the first page. Throws if the cursor belongs to another sort order. */
export function readReportCursor(text: string | undefined, sort: Sort): ReportCursor | null {
  return readCursor<ReportCursor>(text, CURSORS[sort]);
}
