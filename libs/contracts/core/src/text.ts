import { z } from 'zod';
import './configure-zod';

// Control characters, bidi overrides and zero-width marks can hide or reorder what others read; half a surrogate pair is no text.
const INVISIBLE =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff\p{Cs}]/u;

const REFUSED = 'Please remove invisible or control characters.';

/** One line of text as people type it: trimmed, no control characters, NFC. `missing` is said where none was sent. */
export function lineSchema(max: number, tooLong = tooLongOf(max), missing?: string) {
  return z
    .string({ error: ifMissing(missing) })
    .refine((text) => !INVISIBLE.test(text) && !/[\r\n\t]/.test(text), REFUSED)
    .transform((text) => text.normalize('NFC').trim())
    .refine((text) => text.length <= max, tooLong);
}

/** Several lines of text: as `lineSchema`, with line breaks kept. */
export function paragraphsSchema(max: number, tooLong = tooLongOf(max), missing?: string) {
  return z
    .string({ error: ifMissing(missing) })
    .refine((text) => !INVISIBLE.test(text), REFUSED)
    .transform((text) => text.normalize('NFC').replace(/\r\n?/g, '\n').trim())
    .refine((text) => text.length <= max, tooLong);
}

/** A line that has to be given: `missing` is said where it is left out and where it is shorter than `min`. */
export function requiredLineSchema(max: number, missing: string, { min = 1, tooLong = tooLongOf(max) } = {}) {
  return lineSchema(max, tooLong, missing).refine((text) => text.length >= min, missing);
}

/** Several lines that have to be given, as `requiredLineSchema`. */
export function requiredParagraphsSchema(max: number, missing: string, min = 1) {
  return paragraphsSchema(max, tooLongOf(max), missing).refine((text) => text.length >= min, missing);
}

const tooLongOf = (max: number) => `Please use at most ${max} characters.`;

const ifMissing =
  (missing: string | undefined) =>
  ({ input }: { input?: unknown }) =>
    input === undefined || input === null ? missing : undefined;
