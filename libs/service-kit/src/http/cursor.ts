import type { z } from 'zod';
import { coreProblem } from '../problem/core-problem';

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
