import { z } from 'zod';

/** The last row of a page: day of verification, folded name, id. */
const cursorSchema = z.tuple([z.iso.date(), z.string().max(200), z.number().int().positive()]);
export type SupportServiceCursor = z.infer<typeof cursorSchema>;

export function encodeCursor(cursor: SupportServiceCursor): string {
  return Buffer.from(JSON.stringify(cursor)).toString('base64url');
}

/** Null when the text is not a cursor of ours. */
export function decodeCursor(text: string): SupportServiceCursor | null {
  try {
    return cursorSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  } catch {
    return null;
  }
}
