import { signatureHeader } from '@waymark/local-stripe';
import sql from 'sql-template-tag';
import Stripe from 'stripe';
import { until } from '@waymark/testing';
import { type Giving, SECRET_KEY, sharedGiving, WEBHOOK_SECRET } from '../../../test/gift-trips';
import { HandleEvents } from './handle-events';

let giving: Giving;
beforeAll(async () => {
  giving = await sharedGiving();
  // What Stripe sends by itself would hide what these do not do.
  await giving.stripe.control.webhooks({ lost: 1 });
}, 60_000);

const now = () => Math.floor(Date.now() / 1000);
const paid = async (amount = 5) => {
  const gift = await giving.begin({ amount });
  await giving.stripe.control.pay(gift.clientSecret);
  return { ...gift, paymentIntent: gift.clientSecret.split('_secret_')[0] ?? '' };
};
let number = 0;
const eventOf = (paymentIntent: string, more: Record<string, unknown> = {}) => ({
  id: `evt_${(number += 1)}`,
  object: 'event',
  type: 'payment_intent.succeeded',
  created: now(),
  livemode: false,
  data: { object: { id: paymentIntent, object: 'payment_intent', status: 'succeeded', amount: 999_999 } },
  ...more,
});
const writes = async () => {
  const [row] = await giving.account.sql.query<{ events: number; received: number }>(sql`
    SELECT (SELECT count(*)::int FROM stripe_event) AS events,
      (SELECT count(*)::int FROM gift WHERE state = 'received') AS received`);
  return row;
};
/** The service wakes its job by itself: what it took is waited for. */
const handleAll = async () => {
  await giving.account.app.get(HandleEvents).run();
  await until('every event handled', 5_000, async () => {
    const [row] = await giving.account.sql.query(sql`SELECT 1 FROM stripe_event WHERE handled_at IS NULL`);
    return row ? null : true;
  });
};

describe('the webhook (G9) (G3.1, G9.3)', () => {
  it('takes an event five times and counts one gift, with what Stripe says and not what it claims', async () => {
    const gift = await paid(6);
    const event = eventOf(gift.paymentIntent);
    for (let sent = 0; sent < 5; sent++) expect((await giving.tell(event)).status).toBe(204);
    await handleAll();
    expect(await giving.stateOf(gift.giftId)).toBe('received');
    const { givenThisMonth } = (await (await giving.account.call('/api/donations')).json()) as {
      givenThisMonth: { pence: number; gifts: number };
    };
    expect(givenThisMonth).toMatchObject({ pence: 600, gifts: 1 });
  });

  it('takes events in any order: the state is the one that stands at Stripe', async () => {
    const gift = await paid();
    for (const type of ['payment_intent.payment_failed', 'payment_intent.canceled', 'payment_intent.created'])
      await giving.tell(eventOf(gift.paymentIntent, { type, created: now() - 86_400 * 3 }));
    await handleAll();
    expect(await giving.stateOf(gift.giftId)).toBe('received');
  });

  it('believes no event of a payment that was not made', async () => {
    const { giftId, clientSecret } = await giving.begin({ amount: 5 });
    await giving.tell(eventOf(clientSecret.split('_secret_')[0] ?? ''));
    await handleAll();
    expect(await giving.stateOf(giftId)).toBe('started');
  });

  it.each([
    ['without a signature', (body: string) => [body, null]],
    [
      'with a signature of another secret',
      (body: string) => [body, signatureHeader(body, 'whsec_another_secret', now())],
    ],
    ['with a signature that is no signature', (body: string) => [body, 't=now,v1=yes']],
    ['with an old signature', (body: string) => [body, signatureHeader(body, WEBHOOK_SECRET, now() - 301)]],
    [
      'that is one byte off',
      (body: string) => [body.replace('999999', '999998'), signatureHeader(body, WEBHOOK_SECRET, now())],
    ],
    ['that is no JSON', () => ['{', signatureHeader('{', WEBHOOK_SECRET, now())]],
  ])('refuses one %s with a 400 and writes nothing', async (_, make) => {
    const gift = await paid();
    const before = await writes();
    const [body = '', signature = null] = make(JSON.stringify(eventOf(gift.paymentIntent)));
    expect((await giving.tell(body ?? '', signature)).status).toBe(400);
    await handleAll();
    expect(await writes()).toEqual(before);
  });

  it('refuses one of live mode while the keys are test keys', async () => {
    const gift = await paid();
    const before = await writes();
    expect((await giving.tell(eventOf(gift.paymentIntent, { livemode: true }))).status).toBe(400);
    expect(await writes()).toEqual(before);
  });

  it('takes only JSON, of a bearable size', async () => {
    const send = (type: string, body: string) =>
      giving.account.call('/api/donations/webhook', { method: 'POST', headers: { 'content-type': type }, body });
    expect((await send('text/plain', '{}')).status).toBe(415);
    expect((await send('application/json', ' '.repeat(300_000))).status).toBe(413);
  });

  it('keeps of an event its number and what to ask about, and nothing else', async () => {
    const gift = await paid();
    await giving.tell(eventOf(gift.paymentIntent));
    const rows = await giving.account.sql.query(
      sql`SELECT * FROM stripe_event WHERE subject_id = ${gift.paymentIntent}`,
    );
    expect(JSON.stringify(rows)).not.toMatch(/999999|succeeded.*amount/);
    expect(rows).toHaveLength(1);
  });

  it('lets an event of something that is not ours be', async () => {
    const event = eventOf('pi_of_another_shop');
    expect((await giving.tell(event)).status).toBe(204);
    expect(
      (await giving.tell({ ...event, id: 'evt_product', data: { object: { object: 'product', id: 'prod_1' } } }))
        .status,
    ).toBe(204);
    await handleAll();
    const waiting = await giving.account.sql.query(sql`SELECT 1 FROM stripe_event WHERE handled_at IS NULL`);
    expect(waiting).toEqual([]);
  });
});

describe('a month that another payment paid than the one that we know of', () => {
  it.each(['invoice', 'invoice_payment'] as const)('is noticed by an event of an %s (G3.7)', async (object) => {
    const { hostname: host, port } = new URL(giving.stripe.url);
    const dashboard = new Stripe(SECRET_KEY, { host, port: Number(port), protocol: 'http' });
    const email = `${object}@example.org`;
    const { giftId, clientSecret } = await giving.begin({ amountPence: 900, every: 'month', email });
    const own = clientSecret.split('_secret_')[0] ?? '';
    const [payment] = (
      await dashboard.invoicePayments.list({ payment: { type: 'payment_intent', payment_intent: own } })
    ).data;
    const invoice = String(payment?.invoice);
    const other = await dashboard.paymentIntents.create({ amount: 900, currency: 'gbp' });
    await giving.stripe.control.pay(other.client_secret ?? '');
    await dashboard.invoices.attachPayment(invoice, { payment_intent: other.id });
    await giving.tell(
      eventOf(own, { data: { object: { id: object === 'invoice' ? invoice : 'inpay_1', object, invoice } } }),
    );
    await handleAll();
    expect(await giving.stateOf(giftId)).toBe('received');
    const [row] = await giving.account.sql.query(
      sql`SELECT stripe_payment_intent_id AS payment FROM gift WHERE id = ${giftId}::uuid`,
    );
    expect(row).toEqual({ payment: other.id });
    // What is told of the first payment afterwards changes nothing of it.
    await giving.tell(eventOf(own));
    await handleAll();
    expect(await giving.stateOf(giftId)).toBe('received');
  });
});

describe('coming back to the page (G10)', () => {
  it('marks nothing as paid by itself: only what Stripe says when asked (G3.2)', async () => {
    const { giftId, clientSecret } = await giving.begin({ amount: 5 });
    expect((await giving.account.call('/api/donations?success=true')).status).toBe(400);
    const answer = await giving.outcome(clientSecret);
    expect(await answer.json()).toMatchObject({ giftId, state: 'started' });
    expect(await giving.stateOf(giftId)).toBe('started');
  });
});
