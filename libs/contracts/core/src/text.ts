import { z } from 'zod';
import { cleanLine, cleanText, tooLongMessage, visibleLength } from './clean-text';
import './configure-zod';
import { EMAIL, EMAIL_MESSAGE, readEmail } from './email';

/** One line of text as people type it, cleaned by `cleanLine`. `missing` is said where none was sent. */
export function lineSchema(max: number, tooLong = tooLongMessage(max), missing?: string) {
  return z
    .string({ error: ifMissing(missing) })
    .overwrite(cleanLine)
    .refine((text) => text.length <= max, tooLong);
}

/** Several lines of text: as `lineSchema`, with line breaks kept. */
export function paragraphsSchema(max: number, tooLong = tooLongMessage(max), missing?: string) {
  return z
    .string({ error: ifMissing(missing) })
    .overwrite(cleanText)
    .refine((text) => text.length <= max, tooLong);
}

/** A line that has to be given: `missing` is said where it is left out, shorter than `min`, or nothing of it can be seen. */
export function requiredLineSchema(max: number, missing: string, { min = 1, tooLong = tooLongMessage(max) } = {}) {
  return lineSchema(max, tooLong, missing).refine(isSeen(min), missing);
}

/** Several lines that have to be given, as `requiredLineSchema`. */
export function requiredParagraphsSchema(max: number, missing: string, min = 1) {
  return paragraphsSchema(max, tooLongMessage(max), missing).refine(isSeen(min), missing);
}

const EMAIL_LETTERS =
  'Before the @, please use the letters A to Z, digits and symbols. We cannot send email to addresses with other letters yet.';

/** An e-mail address as people type it, as `readEmail` writes it. */
export function emailSchema(message = EMAIL_MESSAGE) {
  return z.string(message).transform((typed, context) => emailOr(message, typed, context));
}

/** An address that may be left out: a form sends its empty field too. */
export function optionalEmailSchema(message = EMAIL_MESSAGE) {
  return z
    .string(message)
    .nullish()
    .transform((typed, context) => (cleanLine(typed ?? '') === '' ? null : emailOr(message, typed ?? '', context)));
}

/** An address that a schema above let in. */
export const storedEmailSchema = z.email({ pattern: EMAIL });

function emailOr(message: string, typed: string, context: z.RefinementCtx): string {
  const email = readEmail(typed);
  if (email !== null) return email;
  const isInOtherLetters = /[^\x00-\x7f].*@./u.test(cleanLine(typed).normalize('NFKC'));
  context.addIssue({ code: 'custom', message: isInOtherLetters ? EMAIL_LETTERS : message });
  return z.NEVER;
}

const isSeen = (min: number) => (text: string) => text.length >= min && visibleLength(text) >= Math.min(min, 2);

const ifMissing =
  (missing: string | undefined) =>
  ({ input }: { input?: unknown }) =>
    input === undefined || input === null ? missing : undefined;
