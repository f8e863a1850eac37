import { z } from 'zod';

/** Where a page ended: the sort it belongs to, the last row's sort value, and its id. */
const cursorSchema = z.union([
  z.tuple([z.enum(['newest', 'oldest']), z.iso.datetime(), z.number().int().positive()]),
  z.tuple([z.enum(['highest', 'lowest']), z.number().min(-1).max(6), z.number().int().positive()]),
]);
export type ReviewCursor = z.infer<typeof cursorSchema>;

export function encodeCursor(cursor: ReviewCursor): string {
  return Buffer.from(JSON.stringify(cursor)).toString('base64url');
}

/** Null when the text is not a cursor of ours. */
export function decodeCursor(text: string): ReviewCursor | null {
  try {
    return cursorSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  } catch {
    return null;
  }
}
