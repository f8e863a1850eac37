import { z } from 'zod';
import { cleanLine, cleanText, visibleLength } from './clean-text';
import './configure-zod';

/** One line of text as people type it, cleaned by `cleanLine`. `missing` is said where none was sent. */
export function lineSchema(max: number, tooLong = tooLongOf(max), missing?: string) {
  return z
    .string({ error: ifMissing(missing) })
    .transform(cleanLine)
    .refine((text) => text.length <= max, tooLong);
}

/** Several lines of text: as `lineSchema`, with line breaks kept. */
export function paragraphsSchema(max: number, tooLong = tooLongOf(max), missing?: string) {
  return z
    .string({ error: ifMissing(missing) })
    .transform(cleanText)
    .refine((text) => text.length <= max, tooLong);
}

/** A line that has to be given: `missing` is said where it is left out, shorter than `min`, or nothing of it can be seen. */
export function requiredLineSchema(max: number, missing: string, { min = 1, tooLong = tooLongOf(max) } = {}) {
  return lineSchema(max, tooLong, missing).refine(isSeen(min), missing);
}

/** Several lines that have to be given, as `requiredLineSchema`. */
export function requiredParagraphsSchema(max: number, missing: string, min = 1) {
  return paragraphsSchema(max, tooLongOf(max), missing).refine(isSeen(min), missing);
}

const isSeen = (min: number) => (text: string) => text.length >= min && visibleLength(text) >= Math.min(min, 2);

const tooLongOf = (max: number) => `Please use at most ${max} characters.`;

const ifMissing =
  (missing: string | undefined) =>
  ({ input }: { input?: unknown }) =>
    input === undefined || input === null ? missing : undefined;
