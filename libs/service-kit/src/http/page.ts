import type { z } from 'zod';
import { coreProblem } from '../problem/problem-exception';

/** Encodes the position after a page of a list as opaque text, which a caller sends back unchanged. */
export function encodeCursor(cursor: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(cursor)).toString('base64url');
}

/**
 * Decodes a cursor; throws a 400 when the text is not a valid one. Its parts are used in SQL, so the schema must limit
 * each to its column's range.
 */
export function readCursor<T>(text: string | undefined, schema: z.ZodType<T>): T | null {
  if (text === undefined) return null;
  try {
    return schema.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  } catch (cause) {
    throw coreProblem('request.invalid-query', { cause, fieldErrors: { cursor: 'This is not a page of this list.' } });
  }
}

/**
 * One page of a list, as a handler of a list endpoint returns it. The items become the body. The kit sends the total
 * (`X-Total-Count`, if counted) and the link to the next page (`Link: rel="next"`) as headers.
 */
export class Page<T> {
  constructor(
    readonly items: readonly T[],
    /** Number of matching rows on all pages; null where counting them would cost more than reading. */
    readonly total: number | null,
    /** Cursor of the next page; null on the last. */
    readonly next: string | null,
  ) {}
}

interface CutRows<Row> {
  rows: Row[];
  next: string | null;
}

/** Removes the extra row of a query with `LIMIT ${limit + 1}`, which shows that another page follows. */
export function cutRows<Row>(rows: readonly Row[], limit: number, cursorOf: (last: Row) => string): CutRows<Row> {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return { rows: shown, next: rows.length > limit && last !== undefined ? cursorOf(last) : null };
}

/** Returns the value of the `Link` header for the next page of the same query. */
export function nextLink(path: string, query: Readonly<Record<string, unknown>>, cursor: string): string {
  const next = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...query, cursor }))
    if (value !== undefined) next.set(name, String(value));
  return `<${path}?${next}>; rel="next"`;
}
