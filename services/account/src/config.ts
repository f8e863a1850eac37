import { z } from 'zod';
import { PASSWORD_MAX, PASSWORD_MIN_DEFAULT } from '@waymark/contracts-account';
import { operatorEnvShape } from '@waymark/contracts-core';
import { baseConfigSchema } from '@waymark/service-kit';
import { checkConfigRules } from './config-rules';
import { giftEnvShape } from './gift-config';

/** Longer than Redis ever needs, short enough that nobody notices its absence. */
export const REDIS_COMMAND_MS = 100;

export const accountConfigSchema = baseConfigSchema
  .extend({
    REDIS_URL: z.url(),
    /** Milliseconds until a command counts as failed; tests on a loaded machine wait longer. */
    REDIS_COMMAND_MS: z.coerce.number().int().positive().default(REDIS_COMMAND_MS),
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
    AUTH_PASSWORD_MIN: z.coerce
      .number()
      .int()
      .min(PASSWORD_MIN_DEFAULT)
      .max(PASSWORD_MAX)
      .default(PASSWORD_MIN_DEFAULT),
    /** Multiplies every limit on tries; tests that register hundreds of members raise it. */
    AUTH_LIMIT_FACTOR: z.coerce.number().positive().default(1),
    /** The mail server, e.g. smtps://user:password@mail.example:465. Without it, in local mode only, mail is kept at /mailbox. */
    SMTP_URL: z
      .string()
      .regex(/^smtps?:\/\//, 'Use an smtp:// or smtps:// address.')
      .optional(),
    /** Who mail comes from. */
    MAIL_FROM: z.string().min(3).default('Waymark <no-reply@waymark.example>'),
    /** 1: the answer to a forgotten password carries the token, so that a developer needs no mail. See config-rules.ts. */
    DEV_RESET_TOKEN: z
      .enum(['0', '1'])
      .default('0')
      .transform((value) => value === '1'),
    /** Sign-in through a provider (OpenID Connect): its issuer address, and how it knows this site. All of them or none. */
    OIDC_ISSUER: z.url().optional(),
    OIDC_CLIENT_ID: z.string().min(1).optional(),
    OIDC_CLIENT_SECRET: z.string().min(1).optional(),
    /** What people call the provider: "Continue with ...". */
    OIDC_NAME: z.string().min(1).max(40).optional(),
    ...giftEnvShape,
    /** Months without a sign-in after which an account is deleted; its member is warned by mail 30 days before. */
    DATA_RETENTION_MONTHS: z.coerce.number().int().min(2).max(240).default(36),
    /** How long an export waits for parts of the product that do not answer, before the file is made without them. */
    EXPORT_WAIT_SECONDS: z.coerce.number().int().min(1).max(280).default(240),
    /** Whether moderators and admins need a code or a passkey to act as such; `required` in production unless said. */
    STAFF_SECOND_STEP: z.enum(['required', 'optional']).optional(),
    ...operatorEnvShape,
    SESSION_COOKIE_SECURE: z
      .enum(['true', 'false'])
      .default('false')
      .transform((value) => value === 'true'),
  })
  .superRefine(checkConfigRules);
export type AccountConfig = z.output<typeof accountConfigSchema>;
