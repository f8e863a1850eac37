import { DONATION_MAX_PENCE, DONATION_MIN_PENCE } from '@waymark/contracts-account';
import { isLoopback } from '@waymark/contracts-core';
import { z } from 'zod';

const flag = z
  .enum(['0', '1'])
  .default('0')
  .transform((value) => value === '1');

/** Configuration of donations. Without the three keys, donations are off; nothing else changes. */
export const donationEnvShape = {
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_(test|live)_\w+$/, 'Use a key that begins with sk_ or rk_.')
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_(test|live)_\w+$/, 'Use a key that begins with pk_.')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\S{16,}$/, 'Use the secret that begins with whsec_.')
    .optional(),
  /** Address of a local Stripe that replaces the real one. */
  STRIPE_API_BASE: z.url({ protocol: /^https?$/ }).optional(),
  /** Milliseconds before a request to Stripe counts as failed: starting a monthly donation takes some seconds. */
  STRIPE_TIMEOUT_MS: z.coerce.number().int().positive().max(30_000).default(6_000),
  /** The script that renders Stripe's card fields, in the release that matches the page's types. */
  STRIPE_SCRIPT: z.url({ protocol: /^https?$/ }).default('https://js.stripe.com/endive/stripe.js'),
  GIFT_MAX_PENCE: z.coerce.number().int().min(DONATION_MIN_PENCE).max(99_999_999).default(DONATION_MAX_PENCE),
  /** `1` allows donations only by members, for times when someone tests stolen cards. */
  GIFTS_MEMBERS_ONLY: flag,
};

export interface DonationVariables {
  MODE: string;
  STRIPE_SECRET_KEY?: string | undefined;
  STRIPE_PUBLISHABLE_KEY?: string | undefined;
  STRIPE_WEBHOOK_SECRET?: string | undefined;
  STRIPE_API_BASE?: string | undefined;
  STRIPE_SCRIPT: string;
}

export type StripeMode = 'test' | 'live';

/** Returns whether a key moves test money or real money. */
export const modeOfKey = (key: string): StripeMode => (key.split('_')[1] === 'live' ? 'live' : 'test');

export function checkDonationRules(config: DonationVariables, refuse: (name: string, message: string) => void): void {
  const { STRIPE_SECRET_KEY: secret, STRIPE_PUBLISHABLE_KEY: publishable, STRIPE_API_BASE: base } = config;
  const keys = [secret, publishable, config.STRIPE_WEBHOOK_SECRET].filter(Boolean).length;
  if (keys !== 0 && keys !== 3)
    refuse(
      'STRIPE_SECRET_KEY',
      'Set STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET, or none of them.',
    );
  if (secret && publishable && modeOfKey(secret) !== modeOfKey(publishable))
    refuse('STRIPE_PUBLISHABLE_KEY', 'One key is of test mode and the other is live.');
  const isLive = secret !== undefined && modeOfKey(secret) === 'live';
  if (isLive && config.MODE !== 'production')
    refuse('STRIPE_SECRET_KEY', 'Live keys move people’s money: only where MODE=production.');
  if (base && (config.MODE !== 'local' || isLive || !isLoopback(new URL(base).hostname)))
    refuse('STRIPE_API_BASE', 'Only for a local Stripe on this machine, with MODE=local and test keys.');
  if (config.STRIPE_SCRIPT.startsWith('http:') && config.MODE !== 'local')
    refuse('STRIPE_SCRIPT', 'A script over http could be anybody’s: only where MODE=local.');
}
