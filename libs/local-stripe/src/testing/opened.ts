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

/** The library as services use it, pointed at this server. */
export function clientOf(url: string): Stripe {
  const { hostname, port } = new URL(url);
  return new Stripe(SECRET_KEY, { host: hostname, port, protocol: 'http', maxNetworkRetries: 0, telemetry: false });
}

/** A local Stripe with a data folder of its own and the real library before it. */
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

/** What a call was refused with. */
export async function refusal(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  try {
    await call;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) return error;
    throw error;
  }
  throw new Error('It was not refused.');
}
