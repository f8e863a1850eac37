import { z } from 'zod';
import { idSchema, momentSchema } from '@waymark/contracts-core';
import { readCursor } from '@waymark/service-kit';

/** Where a page ended: its sort, the last row's value of it, and its id. */
const CURSORS = {
  newest: z.tuple([z.literal('newest'), momentSchema, idSchema]),
  nearest: z.tuple([z.literal('nearest'), z.number().nonnegative(), idSchema]),
};
type Sort = keyof typeof CURSORS;
export type ReportCursor = z.infer<(typeof CURSORS)[Sort]>;

/** Null on the first page. A cursor of the other sort is none of this list. */
export function readReportCursor(text: string | undefined, sort: Sort): ReportCursor | null {
  return readCursor<ReportCursor>(text, CURSORS[sort]);
}
