import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Stripe from 'stripe';
import { startLocalStripe, type LocalStripe, type LocalStripeOptions } from '../start-local-stripe';

export const SECRET_KEY = 'sk_test_local';
export const WEBHOOK_SECRET = 'whsec_local';

export interface Opened {
  stripe: Stripe;
  server: LocalStripe;
  dataDir: string;
  close(): Promise<void>;
}

/** Returns the library as services use it, connected to this server. */
export function clientOf(url: string): Stripe {
  const { hostname, port } = new URL(url);
  return new Stripe(SECRET_KEY, { host: hostname, port, protocol: 'http', maxNetworkRetries: 0, telemetry: false });
}

/** Starts a local Stripe with its own data folder, and the real library as its client. */
export async function opened(options: Partial<LocalStripeOptions> = {}): Promise<Opened> {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'local-stripe-'));
  const server = await startLocalStripe({ secretKey: SECRET_KEY, webhookSecret: WEBHOOK_SECRET, ...options, dataDir });
  return {
    server,
    dataDir,
    stripe: clientOf(server.url),
    close: async () => {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Returns the error with which a call was rejected. */
export async function refusal(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  try {
    await call;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) return error;
    throw error;
  }
  throw new Error('It was not refused.');
}
