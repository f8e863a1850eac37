import type { z } from 'zod';
import { coreProblem } from '../problem/problem-exception';

/** Where a page of a list ended, as text that a caller hands back unread. */
export function encodeCursor(cursor: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(cursor)).toString('base64url');
}

/** Its parts go into SQL: the schema keeps each within its column. A 400 when the text is no cursor of that kind. */
export function readCursor<T>(text: string | undefined, schema: z.ZodType<T>): T | null {
  if (text === undefined) return null;
  try {
    return schema.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  } catch (cause) {
    throw coreProblem('request.invalid-query', { cause, fieldErrors: { cursor: 'This is not a page of this list.' } });
  }
}

/**
 * One page of a list, as a handler of a list endpoint returns it: its items become the body, and the kit says in headers
 * how many rows match in all (`X-Total-Count`, where they are counted) and where the next page is (`Link: rel="next"`).
 */
export class Page<T> {
  constructor(
    readonly items: readonly T[],
    /** Rows that match in all, on whatever page; null where counting them would cost more than reading. */
    readonly total: number | null,
    /** Cursor of the next page; null on the last. */
    readonly next: string | null,
  ) {}
}

interface CutRows<Row> {
  rows: Row[];
  next: string | null;
}

/** Cuts rows that were read with `LIMIT ${limit + 1}`: the one too many tells that another page follows. */
export function cutRows<Row>(rows: readonly Row[], limit: number, cursorOf: (last: Row) => string): CutRows<Row> {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return { rows: shown, next: rows.length > limit && last !== undefined ? cursorOf(last) : null };
}

/** Value of the `Link` header for the page after this one, with the same query. */
export function nextLink(path: string, query: Readonly<Record<string, unknown>>, cursor: string): string {
  const next = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...query, cursor }))
    if (value !== undefined) next.set(name, String(value));
  return `<${path}?${next}>; rel="next"`;
}
