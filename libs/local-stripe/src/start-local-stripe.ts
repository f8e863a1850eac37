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
  /** A free one, unless it is told. */
  port?: number;
  dataDir: string;
  /** Begins with `sk_test_`: no other is taken. */
  secretKey: string;
  webhookSecret: string;
  /** May be told later, by `control.webhookUrl`. */
  webhookUrl?: string;
  /** In milliseconds; the machine's time, unless it is told. */
  now?: () => number;
  /** Decides what goes wrong where a share of something shall; from 0 to 1. */
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

/** A Stripe on the loopback address. It moves no money, and what it was told survives its end, however it ends. */
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
  // What falls due while nobody moves the clock.
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
