import { signatureHeader } from '@waymark/local-stripe';
import sql from 'sql-template-tag';
import { until } from '@waymark/testing';
import { bodyOf } from '../../../test/account-service';
import { type Giving, paymentOf, sharedGiving, WEBHOOK_SECRET } from '../../../test/donation-trips';
import { HandleEvents } from './handle-events';

let giving: Giving;
beforeAll(async () => {
  giving = await sharedGiving();
  // What Stripe sends by itself would hide what these do not do.
  await giving.stripe.control.webhooks({ lost: 1 });
}, 60_000);

const now = () => Math.floor(Date.now() / 1000);
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
    const gift = await giving.given({ amount: 6 });
    const event = eventOf(gift.payment);
    for (let sent = 0; sent < 5; sent++) expect((await giving.tell(event)).status).toBe(204);
    await handleAll();
    expect(await giving.stateOf(gift.giftId)).toBe('received');
    expect(await bodyOf(await giving.account.call('/api/donations'))).toMatchObject({
      givenThisMonth: { pence: 600, gifts: 1 },
    });
  });

  it('takes events in any order: the state is the one that stands at Stripe', async () => {
    const gift = await giving.given();
    for (const type of ['payment_intent.payment_failed', 'payment_intent.canceled', 'payment_intent.created'])
      await giving.tell(eventOf(gift.payment, { type, created: now() - 86_400 * 3 }));
    await handleAll();
    expect(await giving.stateOf(gift.giftId)).toBe('received');
  });

  it('believes no event of a payment that was not made, and nobody who comes back to the page (G3.2)', async () => {
    const { giftId, clientSecret } = await giving.begin({ amount: 5 });
    await giving.tell(eventOf(paymentOf(clientSecret)));
    await handleAll();
    expect((await giving.account.call('/api/donations?success=true')).status).toBe(400);
    expect(await bodyOf(await giving.outcome(clientSecret))).toMatchObject({ giftId, state: 'started' });
    expect(await giving.stateOf(giftId)).toBe('started');
  });

  const signed = (body: string, secret = WEBHOOK_SECRET, at = now()) => signatureHeader(body, secret, at);
  it.each<
    [what: string, make: (body: string) => [body: string, signature: string | null], more?: Record<string, unknown>]
  >([
    ['without a signature', (body) => [body, null]],
    ['with a signature of another secret', (body) => [body, signed(body, 'whsec_another_secret')]],
    ['with a signature that is no signature', (body) => [body, 't=now,v1=yes']],
    ['with an old signature', (body) => [body, signed(body, WEBHOOK_SECRET, now() - 301)]],
    ['that is one byte off', (body) => [body.replace('999999', '999998'), signed(body)]],
    ['that is no JSON', () => ['{', signed('{')]],
    ['of live mode while the keys are test keys', (body) => [body, signed(body)], { livemode: true }],
  ])('refuses one %s with a 400 and writes nothing', async (_, make, more = {}) => {
    const { payment } = await giving.given();
    const before = await writes();
    const [body, signature] = make(JSON.stringify(eventOf(payment, more)));
    expect((await giving.tell(body, signature)).status).toBe(400);
    await handleAll();
    expect(await writes()).toEqual(before);
  });

  it('takes only JSON, of a bearable size', async () => {
    const send = (type: string, body: string) =>
      giving.account.call('/api/donations/webhook', { method: 'POST', headers: { 'content-type': type }, body });
    expect((await send('text/plain', '{}')).status).toBe(415);
    expect((await send('application/json', ' '.repeat(300_000))).status).toBe(413);
  });

  it('keeps of an event its number and what to ask about, and nothing else', async () => {
    const { payment } = await giving.given();
    await giving.tell(eventOf(payment));
    const rows = await giving.account.sql.query(sql`SELECT * FROM stripe_event WHERE subject_id = ${payment}`);
    expect(JSON.stringify(rows)).not.toMatch(/999999|succeeded.*amount/);
    expect(rows).toHaveLength(1);
  });

  it('lets an event of something that is not ours be', async () => {
    const product = { data: { object: { object: 'product', id: 'prod_1' } } };
    for (const more of [{}, product]) expect((await giving.tell(eventOf('pi_of_another_shop', more))).status).toBe(204);
    await handleAll();
    const waiting = await giving.account.sql.query(sql`SELECT 1 FROM stripe_event WHERE handled_at IS NULL`);
    expect(waiting).toEqual([]);
  });
});

describe('a month that another payment paid than the one that we know of', () => {
  it.each(['invoice', 'invoice_payment'] as const)('is noticed by an event of an %s (G3.7)', async (object) => {
    const { dashboard } = giving;
    const email = `${object}@example.org`;
    const { giftId, clientSecret } = await giving.begin({ amountPence: 900, every: 'month', email });
    const own = paymentOf(clientSecret);
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
