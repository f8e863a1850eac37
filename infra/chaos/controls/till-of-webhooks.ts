import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startLocalStripe, type WebhookPlan } from '@waymark/local-stripe';
import { LOCAL } from '../../local/paths';
import { payAtStripe } from '../../load/giving/pay-at-stripe';

const PENCE = 500;
const SECRET_KEY = 'sk_test_control';

interface Intent {
  id: string;
  client_secret: string;
}

/**
 * An alternative to reconciliation: accounts that add up every webhook delivery. Returns how many of `gifts` donations
 * have another amount than at Stripe. Compares each one, because a lost and a doubled donation could cancel out in the
 * total.
 */
export async function wrongInTillOfWebhooks(gifts: number, plan: WebhookPlan): Promise<number> {
  const ours = new Map<string, number>();
  const till = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const event = JSON.parse(Buffer.concat(parts).toString('utf8')) as {
        type: string;
        data: { object: { id: string; amount: number } };
      };
      const { id, amount } = event.data.object;
      if (event.type === 'payment_intent.succeeded') ours.set(id, (ours.get(id) ?? 0) + amount);
      response.end();
    });
  });
  await new Promise<void>((resolve) => till.listen(0, '127.0.0.1', resolve));
  const stripe = await startLocalStripe({
    dataDir: join(LOCAL, `stripe-control-${Date.now()}`),
    secretKey: SECRET_KEY,
    webhookSecret: 'whsec_control',
    webhookUrl: `http://127.0.0.1:${(till.address() as AddressInfo).port}`,
  });
  await stripe.control.webhooks(plan);
  const given: string[] = [];
  for (let index = 0; index < gifts; index += 1) {
    const answer = await fetch(`${stripe.url}/v1/payment_intents`, {
      method: 'POST',
      headers: { authorization: `Bearer ${SECRET_KEY}` },
      body: new URLSearchParams({ amount: String(PENCE), currency: 'gbp' }),
    });
    const { id, client_secret: secret } = (await answer.json()) as Intent;
    given.push(id);
    await payAtStripe(stripe, secret, '4242424242424242');
  }
  await stripe.control.releaseLate();
  while ((await stripe.control.deliveries()).waiting > 0) await pause(100);
  await stripe.stop();
  till.close();
  return given.filter((id) => ours.get(id) !== PENCE).length;
}
