import { z } from 'zod';
import { PASSWORD_MAX, PASSWORD_MIN_DEFAULT } from '@waymark/contracts-account';
import { baseConfigSchema } from '@waymark/service-kit';

export const accountConfigSchema = baseConfigSchema.extend({
  REDIS_URL: z.url(),
  /** Where people see the site, e.g. https://waymark.example: links in mails lead there, and passkeys are bound to it. */
  PUBLIC_ORIGIN: z.url().default('http://localhost:4200'),
  /** Key of the HMAC that a password passes before it is hashed: a stolen table alone cannot be guessed at. */
  PASSWORD_PEPPER: z.string().min(32),
  /** Encrypts what members entrust to us: needs, keys of authenticator apps (secret-box.ts). */
  SECRETS_KEY: z.string().min(32),
  /** Keys that were SECRETS_KEY before, split by commas: they open what was sealed with them, and seal nothing. */
  SECRETS_KEYS_BEFORE: z
    .string()
    .default('')
    .transform((list) => list.split(',').filter(Boolean))
    .pipe(z.array(z.string().min(32))),
  AUTH_PASSWORD_MIN: z.coerce.number().int().min(PASSWORD_MIN_DEFAULT).max(PASSWORD_MAX).default(PASSWORD_MIN_DEFAULT),
  /** Multiplies every limit on tries; tests that register hundreds of members raise it. */
  AUTH_LIMIT_FACTOR: z.coerce.number().positive().default(1),
  SESSION_COOKIE_SECURE: z
    .enum(['true', 'false'])
    .default('false')
    .transform((value) => value === 'true'),
});
export type AccountConfig = z.output<typeof accountConfigSchema>;
