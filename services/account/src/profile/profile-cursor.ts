import { z } from 'zod';

/** Where a page of the list ended: when the last one joined, and their id. */
const cursorSchema = z.tuple([z.iso.datetime(), z.number().int().positive()]);
export type ProfileCursor = z.infer<typeof cursorSchema>;

export function encodeProfileCursor(cursor: ProfileCursor): string {
  return Buffer.from(JSON.stringify(cursor)).toString('base64url');
}

/** Null when the text is not a cursor of ours. */
export function decodeProfileCursor(text: string): ProfileCursor | null {
  try {
    return cursorSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  } catch {
    return null;
  }
}
