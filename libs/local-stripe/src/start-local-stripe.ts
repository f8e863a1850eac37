import type { AddressInfo } from 'node:net';
import { addRenewals } from './billing/renewals';
import { LocalStripeControl } from './control/control';
import { addControl } from './control/control-routes';
import { Deliveries } from './events/deliveries';
import { createApp } from './http/app';
import { publishableKeyOf } from './keys';
import { addPages } from './page/page-routes';
import { World } from './world';

export interface LocalStripeOptions {
  /** A free port by default. */
  port?: number;
  dataDir: string;
  /** Must start with `sk_test_`. */
  secretKey: string;
  webhookSecret: string;
  /** Can be set later with `control.webhookUrl`. */
  webhookUrl?: string;
  /** In milliseconds; the machine's time by default. */
  now?: () => number;
  /** Returns 0 to 1; decides which events get a configured fault. */
  random?: () => number;
}

export interface LocalStripe {
  url: string;
  port: number;
  publishableKey: string;
  control: LocalStripeControl;
  stop(): Promise<void>;
}

const TICK_MS = 5_000;

/** Starts a Stripe on the loopback address. It moves no money, and its data survives any kind of end. */
export async function startLocalStripe(options: LocalStripeOptions): Promise<LocalStripe> {
  const { port = 0, dataDir, secretKey, webhookSecret, webhookUrl, now = Date.now, random = Math.random } = options;
  if (!secretKey.startsWith('sk_test_')) throw new Error('A local Stripe takes test keys alone: sk_test_...');
  let url = '';
  const world = new World(() => url, dataDir, now);
  addRenewals(world);
  const deliveries = new Deliveries(world, webhookSecret, webhookUrl, random);
  const parts = { world, deliveries, secretKey, random };
  const app = createApp(parts);
  addControl(app, parts);
  addPages(app, parts);
  await app.listen({ port, host: '127.0.0.1' });
  const bound = (app.server.address() as AddressInfo).port;
  url = `http://127.0.0.1:${bound}`;
  deliveries.resume();
  // Runs what becomes due while the clock is not moved.
  const tick = setInterval(() => {
    world.advance(0);
    deliveries.send(world.commit());
  }, TICK_MS).unref();
  return {
    url,
    port: bound,
    publishableKey: publishableKeyOf(secretKey),
    control: new LocalStripeControl(url, secretKey),
    stop: async () => {
      clearInterval(tick);
      await app.close();
      await deliveries.stop();
      world.store.close();
    },
  };
}
