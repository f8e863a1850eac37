import { PASSWORD_MAX, PASSWORD_MIN_DEFAULT } from '@waymark/contracts-account';
import { isLoopback, operatorEnvShape } from '@waymark/contracts-core';
import { baseConfigSchema } from '@waymark/service-kit';
import { z } from 'zod';
import { checkDonationRules, donationEnvShape, type DonationVariables } from './donation-config';

interface Variables extends DonationVariables {
  NODE_ENV: string;
  MODE: string;
  HOST: string;
  SMTP_URL?: string | undefined;
  DEV_RESET_TOKEN: boolean;
  OIDC_ISSUER?: string | undefined;
  OIDC_CLIENT_ID?: string | undefined;
  OIDC_CLIENT_SECRET?: string | undefined;
}

/** Checks rules of this service only; `productionFaults` has those of all services. */
function checkConfigRules(config: Variables, context: z.core.$RefinementCtx): void {
  const refuse = (name: string, message: string) => context.addIssue({ code: 'custom', path: [name], message });
  if (config.MODE === 'production' && !config.SMTP_URL)
    refuse('SMTP_URL', 'Production needs a mail server: the mailbox page would show every mail to everybody.');
  const isAlone = config.NODE_ENV === 'development' && config.MODE === 'local' && isLoopback(config.HOST);
  if (config.DEV_RESET_TOKEN && !isAlone)
    refuse('DEV_RESET_TOKEN', 'Only for NODE_ENV=development on a loopback address: it hands out keys to accounts.');
  const provider = [config.OIDC_ISSUER, config.OIDC_CLIENT_ID, config.OIDC_CLIENT_SECRET].filter(Boolean).length;
  if (provider !== 0 && provider !== 3)
    refuse('OIDC_ISSUER', 'Set OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET, or none of them.');
  if (config.MODE === 'production' && config.OIDC_ISSUER?.startsWith('http:'))
    refuse('OIDC_ISSUER', 'Production needs a provider that speaks https.');
  checkDonationRules(config, refuse);
}

/** Milliseconds: longer than Redis ever needs, short enough that nobody notices an outage. */
export const REDIS_COMMAND_MS = 100;

export const accountConfigSchema = baseConfigSchema
  .extend({
    REDIS_URL: z.url(),
    /** Milliseconds before a command counts as failed; tests on a loaded machine use more. */
    REDIS_COMMAND_MS: z.coerce.number().int().positive().default(REDIS_COMMAND_MS),
    /**
     * Public address of the site, e.g. https://waymark.example. Links in emails lead there, and passkeys are bound to
     * it.
     */
    PUBLIC_ORIGIN: z.url().default('http://localhost:4200'),
    /** HMAC key applied to a password before hashing, so a stolen table alone does not allow guessing. */
    PASSWORD_PEPPER: z.string().min(32),
    /** Encrypts members' sensitive data: needs, keys of authenticator apps (secret-box.ts). */
    SECRETS_KEY: z.string().min(32),
    /** Earlier values of SECRETS_KEY, separated by commas: they only decrypt. */
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
    /** Multiplies the limits on attempts; tests that register hundreds of members raise it. */
    AUTH_LIMIT_FACTOR: z.coerce.number().positive().default(1),
    /**
     * The mail server, e.g. smtps://user:password@mail.example:465. Without it, in local mode only, emails are stored
     * at /mailbox.
     */
    SMTP_URL: z
      .string()
      .regex(/^smtps?:\/\//, 'Use an smtp:// or smtps:// address.')
      .optional(),
    /** Sender address of emails. */
    MAIL_FROM: z.string().min(3).default('Waymark <no-reply@waymark.example>'),
    /**
     * `1` includes the token in the response to a forgotten password, so developers need no email. See
     * config-rules.ts.
     */
    DEV_RESET_TOKEN: z
      .enum(['0', '1'])
      .default('0')
      .transform((value) => value === '1'),
    /**
     * Sign-in through a provider (OpenID Connect): its issuer address and this site's credentials there. Set all of
     * them or none.
     */
    OIDC_ISSUER: z.url().optional(),
    OIDC_CLIENT_ID: z.string().min(1).optional(),
    OIDC_CLIENT_SECRET: z.string().min(1).optional(),
    /** Name of the provider for people: "Continue with ...". */
    OIDC_NAME: z.string().min(1).max(40).optional(),
    ...donationEnvShape,
    /** Months without a sign-in after which an account is deleted; an email warns the member 30 days before. */
    DATA_RETENTION_MONTHS: z.coerce.number().int().min(2).max(240).default(36),
    /** Seconds that an export waits for slices that do not respond; then the file is created without them. */
    EXPORT_WAIT_SECONDS: z.coerce.number().int().min(1).max(280).default(240),
    /**
     * Whether moderators and admins need a code or a passkey for staff actions; `required` in production by default.
     */
    STAFF_SECOND_STEP: z.enum(['required', 'optional']).optional(),
    ...operatorEnvShape,
    SESSION_COOKIE_SECURE: z
      .enum(['true', 'false'])
      .default('false')
      .transform((value) => value === 'true'),
  })
  .superRefine(checkConfigRules);
export type AccountConfig = z.output<typeof accountConfigSchema>;
