import { setTimeout as pause } from 'node:timers/promises';

const PATIENCE_MS = 120_000;
const PAUSE_MS = 200;

export interface StripePage {
  url: string;
  publishableKey: string;
}

interface Confirmed {
  status?: string;
  error?: { type: string; payment_intent?: { status: string } };
}

/**
 * Does what Stripe's own fields do on a press: sends card and secret to Stripe, and again without a response. If the
 * payment was made meanwhile, Stripe reports that instead of charging twice.
 */
export async function payAtStripe(page: StripePage, clientSecret: string, card: string): Promise<'paid' | 'declined'> {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    const answer = await confirmOnce(page, clientSecret, card);
    if (answer?.status === 'succeeded' || answer?.error?.payment_intent?.status === 'succeeded') return 'paid';
    if (answer?.error?.type === 'card_error') return 'declined';
    if (Date.now() > until)
      throw new Error(`Stripe took no card in ${PATIENCE_MS / 1000} s: ${JSON.stringify(answer)}`);
    await pause(PAUSE_MS);
  }
}

/** Null without a response. */
async function confirmOnce(page: StripePage, clientSecret: string, card: string): Promise<Confirmed | null> {
  const [id] = clientSecret.split('_secret_');
  const body = new URLSearchParams({
    key: page.publishableKey,
    client_secret: clientSecret,
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': card,
    'payment_method_data[card][exp_month]': '12',
    'payment_method_data[card][exp_year]': '2099',
    'payment_method_data[card][cvc]': '123',
  });
  try {
    const url = `${page.url}/v1/payment_intents/${id}/confirm`;
    const answer = await fetch(url, { method: 'POST', body, signal: AbortSignal.timeout(5_000) });
    return (await answer.json()) as Confirmed;
  } catch {
    return null;
  }
}
