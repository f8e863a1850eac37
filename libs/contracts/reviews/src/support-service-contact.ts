import { cleanLine, emailSchema, lineSchema } from '@waymark/contracts-core';
import { z } from 'zod';

const PHONE = /^\+?[\d\s()/.-]{3,30}$/;

/** Dashes of web pages and full-width digits become those of a keypad. */
export const phoneLineSchema = lineSchema(60)
  .overwrite((text) => text.normalize('NFKC').replace(/\p{Pd}/gu, '-'))
  .refine(
    (text) => text === '' || PHONE.test(text),
    'Write a phone number with digits, spaces, +, brackets or dashes.',
  );

const NO_EMAIL = 'This is not an email address.';
export const emailLineSchema = lineSchema(254).pipe(z.union([z.literal(''), emailSchema(NO_EMAIL)], NO_EMAIL));

const isWebAddress = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

export const webLineSchema = lineSchema(500).refine(
  (text) => text === '' || isWebAddress(text),
  'Write the whole web address, starting with https://.',
);

/** As people type it: "www.example.org". */
export const typedWebSchema = z
  .string()
  .transform(cleanLine)
  .transform((text) =>
    /^[\p{L}\p{M}\p{N}-]+(\.[\p{L}\p{M}\p{N}-]+)+([/?#].*)?$/u.test(text) ? `https://${text}` : text,
  )
  .pipe(webLineSchema);
