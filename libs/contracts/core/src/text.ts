import { z } from 'zod';
import { cleanLine, cleanText, tooLongMessage, visibleLength } from './clean-text';
import './configure-zod';
import { EMAIL, EMAIL_MESSAGE, readEmail } from './email';

/**
 * Validates one line of text that a person typed; cleans it with `cleanLine`. `missing` is the message when it is
 * absent.
 */
export function lineSchema(max: number, tooLong = tooLongMessage(max), missing?: string) {
  return z
    .string({ error: ifMissing(missing) })
    .overwrite(cleanLine)
    .refine((text) => text.length <= max, tooLong);
}

/** Validates text with several lines: like `lineSchema`, but preserves line breaks. */
export function paragraphsSchema(max: number, tooLong = tooLongMessage(max), missing?: string) {
  return z
    .string({ error: ifMissing(missing) })
    .overwrite(cleanText)
    .refine((text) => text.length <= max, tooLong);
}

/**
 * Validates a required line. `missing` is the message when it is absent, shorter than `min`, or has no visible
 * characters.
 */
export function requiredLineSchema(max: number, missing: string, { min = 1, tooLong = tooLongMessage(max) } = {}) {
  return lineSchema(max, tooLong, missing).refine(isSeen(min), missing);
}

/** Validates required text with several lines, like `requiredLineSchema`. */
export function requiredParagraphsSchema(max: number, missing: string, min = 1) {
  return paragraphsSchema(max, tooLongMessage(max), missing).refine(isSeen(min), missing);
}

const EMAIL_LETTERS_MESSAGE =
  'Before the @, please use the letters A to Z, digits and symbols. We cannot send email to addresses with other letters yet.';

/** Validates an email address that a person typed; normalises it with `readEmail`. */
export function emailSchema(message = EMAIL_MESSAGE) {
  return z.string(message).transform((typed, context) => emailOr(message, typed, context));
}

/** Validates an optional email address; a form sends an empty field when it is left out. */
export function optionalEmailSchema(message = EMAIL_MESSAGE) {
  return z
    .string(message)
    .nullish()
    .transform((typed, context) => (cleanLine(typed ?? '') === '' ? null : emailOr(message, typed ?? '', context)));
}

/** An email address that a schema above has already accepted. */
export const storedEmailSchema = z.email({ pattern: EMAIL });

function emailOr(message: string, typed: string, context: z.RefinementCtx): string {
  const email = readEmail(typed);
  if (email !== null) return email;
  const isInOtherLetters = /[^\x00-\x7f].*@./u.test(cleanLine(typed).normalize('NFKC'));
  context.addIssue({ code: 'custom', message: isInOtherLetters ? EMAIL_LETTERS_MESSAGE : message });
  return z.NEVER;
}

const isSeen = (min: number) => (text: string) => text.length >= min && visibleLength(text) >= Math.min(min, 2);

const ifMissing =
  (missing: string | undefined) =>
  ({ input }: { input?: unknown }) =>
    input === undefined || input === null ? missing : undefined;
