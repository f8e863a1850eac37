import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { publishableKeyOf } from '@waymark/local-stripe';
import {
  freePort,
  type RunningServer,
  type ServerOptions,
  startChildServer,
  type StartedServer,
  until,
} from '@waymark/testing';
import { localServer } from './local-server';
import { LOCAL, LOGS, ROOT } from './paths';
import { secret } from './secrets';

const STRIPE_OWN_SCRIPT = 'https://js.stripe.com/endive/stripe.js';

/** Returns whether to run a local Stripe: not when the environment has keys of a Stripe account. */
export const isStripeOurs = (): boolean => !process.env['STRIPE_SECRET_KEY'];

/** Returns keys in Stripe's format, derived from this checkout's own secret. */
export function stripeKeys(): { secretKey: string; publishableKey: string; webhookSecret: string } {
  const made = createHash('sha256').update(secret('stripe')).digest('hex');
  const secretKey = `sk_test_${made.slice(0, 32)}`;
  return { secretKey, publishableKey: publishableKeyOf(secretKey), webhookSecret: `whsec_${made.slice(32)}` };
}

interface StripeOptions extends ServerOptions {
  /** The gateway's origin if it is known; it can be set later. */
  origin?: string;
}

export const webhookAt = (origin: string): string => `${origin}/api/donations/webhook`;

/** Runs the local Stripe as its own process, which ends and restarts as the other servers do. */
export async function startStripe({ dataDir, logFile, port, signal, origin }: StripeOptions): Promise<StartedServer> {
  const own = port ?? (await freePort());
  const { secretKey, webhookSecret } = stripeKeys();
  const child = startChildServer({
    name: 'Stripe',
    command: process.execPath,
    args: ['--import', 'tsx', 'libs/local-stripe/src/main.ts'],
    cwd: ROOT,
    env: {
      PATH: process.env['PATH'],
      LOCAL_STRIPE_PORT: String(own),
      LOCAL_STRIPE_DATA_DIR: dataDir,
      LOCAL_STRIPE_SECRET_KEY: secretKey,
      LOCAL_STRIPE_WEBHOOK_SECRET: webhookSecret,
      ...(origin === undefined ? {} : { LOCAL_STRIPE_WEBHOOK_URL: webhookAt(origin) }),
    },
    logFile,
    stopSignal: 'SIGTERM',
    signal,
  });
  const url = `http://127.0.0.1:${own}`;
  const answers = async () => ((await fetch(`${url}/v3/`, { signal: AbortSignal.timeout(2000) })).ok ? true : null);
  await until('Stripe', 30_000, answers, child.death);
  const { pid, exited, stop, kill } = child;
  return { url, port: own, pid, version: 'of this checkout', source: 'no money moves', exited, stop, kill };
}

export const localStripe = (): Promise<RunningServer> =>
  localServer('Stripe', {
    address: undefined,
    options: () => ({
      dataDir: join(LOCAL, 'stripe'),
      logFile: join(LOGS, 'stripe.log'),
      origin: `http://127.0.0.1:${process.env['PORT'] ?? 4200}`,
    }),
    start: startStripe,
  });

type Env = Record<string, string>;

const given = (...names: readonly string[]): Env =>
  Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));

/** Returns account's donation settings: for the operator's Stripe account, else the local one, else none. */
export function giftEnv(stripe: RunningServer | undefined): Env {
  const limits = given('GIFT_MAX_PENCE', 'GIFTS_MEMBERS_ONLY');
  if (!isStripeOurs())
    return {
      ...limits,
      ...given(
        'STRIPE_SECRET_KEY',
        'STRIPE_PUBLISHABLE_KEY',
        'STRIPE_WEBHOOK_SECRET',
        'STRIPE_API_BASE',
        'STRIPE_SCRIPT',
      ),
    };
  if (!stripe) return limits;
  const { secretKey, publishableKey, webhookSecret } = stripeKeys();
  return {
    ...limits,
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_BASE: stripe.url,
    ...stripeScriptEnv(stripe),
  };
}

/** For the gateway, which allows that script on one page. */
export function stripeScriptEnv(stripe: RunningServer | undefined): Env {
  if (!isStripeOurs()) return { STRIPE_SCRIPT: process.env['STRIPE_SCRIPT'] ?? STRIPE_OWN_SCRIPT };
  return stripe ? { STRIPE_SCRIPT: `${stripe.url}/v3/` } : {};
}
