import { lineSchema } from '@waymark/contracts-core';
import { z } from 'zod';

const PHONE = /^\+?[\d\s()/.-]{3,30}$/;

export const phoneLineSchema = lineSchema(30).refine(
  (text) => text === '' || PHONE.test(text),
  'Write a phone number with digits, spaces, +, brackets or dashes.',
);

export const emailLineSchema = lineSchema(254).refine(
  (text) => text === '' || z.email().safeParse(text).success,
  'This is not an email address.',
);

const isWebAddress = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

export const webLineSchema = lineSchema(500).refine(
  (text) => text === '' || isWebAddress(text),
  'Write the whole web address, starting with https://.',
);

/** As people type it: "www.example.org". */
export const typedWebSchema = z
  .string()
  .transform((text) => (/^[\w-]+(\.[\w-]+)+([/?#].*)?$/.test(text.trim()) ? `https://${text.trim()}` : text))
  .pipe(webLineSchema);
