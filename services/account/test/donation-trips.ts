import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BegunDonation } from '@waymark/contracts-account';
import { type LocalStripe, publishableKeyOf, signatureHeader, startLocalStripe } from '@waymark/local-stripe';
import { emptyFolder, sharedBySpecs, until } from '@waymark/testing';
import sql from 'sql-template-tag';
import Stripe from 'stripe';
import { OpenSubscription } from '../src/donation/open-payment';
import { StripePort } from '../src/donation/stripe-port';
import { type AccountUnderTest, bodyOf, newAddress, startAccount } from './account-service';

const SECRET_KEY = 'sk_test_51localstripe';
export const WEBHOOK_SECRET = 'whsec_a_secret_of_this_spec';

interface DonationRead {
  id: string;
  kind: string;
  state: string;
  pence: number;
  refunded: number;
  memberId: number | null;
  received: Date | null;
}

/** Returns the ID of the payment or card that a Stripe secret belongs to. */
export const paymentOf = (clientSecret: string) => clientSecret.split('_secret_')[0] ?? '';

const shared = new Map<string, () => Promise<Giving>>();

/**
 * Starts the real service with a local Stripe, and returns actions of donors, Stripe and the outcome page. All specs
 * of this worker with the same settings share it; each starts without donations, also at Stripe.
 */
export function sharedGiving(settings: Record<string, string> = {}): Promise<Giving> {
  const key = JSON.stringify(settings);
  const giving = shared.get(key) ?? sharedBySpecs(() => startGiving({ AUTH_LIMIT_FACTOR: '1000', ...settings }));
  shared.set(key, giving);
  return giving();
}

async function startGiving(overrides: Record<string, string>) {
  const dataDir = await mkdtemp(join(tmpdir(), 'waymark-stripe-'));
  const about = { dataDir, secretKey: SECRET_KEY, webhookSecret: WEBHOOK_SECRET };
  let stripe: LocalStripe = await startLocalStripe(about);
  const started = await startAccount({
    STRIPE_SECRET_KEY: SECRET_KEY,
    STRIPE_PUBLISHABLE_KEY: publishableKeyOf(SECRET_KEY),
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_API_BASE: stripe.url,
    // A long timeout: even on a slow machine, Stripe is unavailable only where a spec says so.
    STRIPE_TIMEOUT_MS: '20000',
    STRIPE_SCRIPT: `${stripe.url}/v3/`,
    ...overrides,
  });
  const account: AccountUnderTest = started.subject;
  const webhookUrl = `${account.origin}/api/donations/webhook`;
  await stripe.control.webhookUrl(webhookUrl);

  const create = (body: unknown, headers: Record<string, string> = {}) =>
    account.post('/api/create-payment-intent', body, headers);
  const { hostname: host, port } = new URL(stripe.url);
  const subject = {
    account,
    stripe,
    /** A client for changes at Stripe, as if made in its dashboard. */
    dashboard: new Stripe(SECRET_KEY, { host, port: Number(port), protocol: 'http' }),
    create,
    /** Starts a visitor's donation without paying it. */
    async begin(body: unknown = { amount: 5 }, headers: Record<string, string> = {}): Promise<BegunDonation> {
      const answer = await create(body, { 'idempotency-key': randomUUID(), ...headers });
      if (answer.status !== 201) throw new Error(`${answer.status} ${await answer.text()}`);
      return bodyOf<BegunDonation>(answer);
    },
    /** Creates a visitor's donation that is paid at Stripe. */
    async given(body: unknown = { amount: 5 }, card?: string): Promise<BegunDonation & { payment: string }> {
      const gift = await subject.begin(body);
      await subject.stripe.control.pay(gift.clientSecret, card);
      return { ...gift, payment: paymentOf(gift.clientSecret) };
    },
    outcome: (clientSecret: string, paymentIntent = paymentOf(clientSecret)) =>
      account.post('/api/donations/outcome', { paymentIntent, clientSecret }),
    /** Sends an event as Stripe's servers do, signed now by default. */
    tell: (event: object | string, signature?: string | null) => {
      const body = typeof event === 'string' ? event : JSON.stringify(event);
      const header =
        signature === undefined ? signatureHeader(body, WEBHOOK_SECRET, Math.floor(Date.now() / 1000)) : signature;
      return account.call('/api/donations/webhook', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': newAddress(),
          ...(header !== null && { 'stripe-signature': header }),
        },
        body,
      });
    },
    gifts: () =>
      account.sql.query<DonationRead & { [column: string]: unknown }>(sql`
        SELECT id, kind, state, amount_pence AS pence, refunded_pence AS refunded, member_id AS "memberId",
          received_at AS received FROM gift ORDER BY created_at, id`),
    comesTo: (state: string, giftId: string): Promise<true> =>
      until(`the gift ${state}`, 15_000, async () => ((await subject.stateOf(giftId)) === state ? true : null)),
    async stateOf(giftId: string): Promise<string> {
      const row = await account.sql.one<{ state: string }>(sql`SELECT state FROM gift WHERE id = ${giftId}::uuid`);
      return row?.state ?? 'none';
    },
  };
  const close = async () => {
    await started.close();
    await stripe.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  const empty = async () => {
    await started.empty();
    await stripe.stop();
    await emptyFolder(dataDir);
    subject.stripe = stripe = await startLocalStripe({ ...about, port: stripe.port, webhookUrl });
    account.app.get(StripePort, { strict: false })['breaker'].succeeded();
    account.app.get(OpenSubscription, { strict: false })['isProductThere'] = false;
  };
  return { subject, empty, close };
}
export type Giving = Awaited<ReturnType<typeof startGiving>>['subject'];
