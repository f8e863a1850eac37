import { z } from 'zod';
import './zod-in-browsers';

// Control characters, bidi overrides and zero-width marks can hide or reorder what others read; half a surrogate pair is no text.
const INVISIBLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff\p{Cs}]/u;

const REFUSED = 'Please remove invisible or control characters.';

/** One line of text as people type it: trimmed, no control characters, NFC. */
export function lineSchema(max: number, tooLong = `Please use at most ${max} characters.`) {
  return z
    .string()
    .refine((text) => !INVISIBLE.test(text) && !/[\r\n\t]/.test(text), REFUSED)
    .transform((text) => text.normalize('NFC').trim())
    .refine((text) => text.length <= max, tooLong);
}

/** Several lines of text: as `lineSchema`, with line breaks kept. */
export function paragraphsSchema(max: number, tooLong = `Please use at most ${max} characters.`) {
  return z
    .string()
    .refine((text) => !INVISIBLE.test(text), REFUSED)
    .transform((text) => text.normalize('NFC').replace(/\r\n?/g, '\n').trim())
    .refine((text) => text.length <= max, tooLong);
}
