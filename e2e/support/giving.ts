import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import { LocalStripeControl } from '@waymark/local-stripe';
import { runningPlatform } from './running-platform';
import { OWN } from './sign-in';

/** The local Stripe of the platform under test. No money moves. */
export function localStripe(): LocalStripeControl {
  const { STRIPE_API_BASE = '', STRIPE_SECRET_KEY = '' } = runningPlatform().services['account'] ?? {};
  return new LocalStripeControl(STRIPE_API_BASE, STRIPE_SECRET_KEY);
}

interface DonationToGive {
  amountPence: number;
  every?: 'once' | 'month';
  /** For a visitor. */
  email?: string;
}

/** Donates as the page does, with a card that works. Returns the donation's id once it is received. */
export async function give(request: APIRequestContext, gift: DonationToGive): Promise<string> {
  const answer = await request.post('/api/create-payment-intent', {
    data: gift,
    headers: { ...OWN, 'idempotency-key': randomUUID() },
  });
  expect(answer.status()).toBe(201);
  const { giftId, clientSecret } = (await answer.json()) as { giftId: string; clientSecret: string };
  await localStripe().pay(clientSecret);
  await expect(async () => {
    const outcome = await request.post('/api/donations/outcome', {
      data: { paymentIntent: clientSecret.split('_secret_')[0], clientSecret },
      headers: OWN,
    });
    expect(await outcome.json()).toMatchObject({ state: 'received' });
  }).toPass();
  return giftId;
}
