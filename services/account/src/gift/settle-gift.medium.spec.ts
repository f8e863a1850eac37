import sql from 'sql-template-tag';
import { until } from '@waymark/testing';
import { type Giving, sharedGiving } from '../../test/gift-trips';
import { SettleGift } from './settle-gift';
import { StripePort } from './stripe/stripe-port';

const DECLINED = '4000 0000 0000 0002';
const ASKS_THE_BANK = '4000 0025 0000 3155';
const FAILS_LATER = '4000 0000 0000 0341';

let giving: Giving;
beforeAll(async () => void (giving = await sharedGiving()));

const paymentOf = (clientSecret: string) => clientSecret.split('_secret_')[0] ?? '';
const pay = (secret: string, card?: string) => giving.stripe.control.pay(secret, card);
const comesTo = (state: string, giftId: string) =>
  until(`the gift ${state}`, 5_000, async () => ((await giving.stateOf(giftId)) === state ? true : null));
const outcomeOf = async (secret: string) => (await giving.outcome(secret)).json() as Promise<Record<string, unknown>>;
const settle = () => giving.account.app.get(SettleGift);
const stripe = () => giving.account.app.get(StripePort);
const monthly = async () =>
  giving.account.sql.one<{ state: string; pence: number; next: Date | null; stopped: Date | null }>(sql`
    SELECT state, amount_pence AS pence, next_on AS next, stopped_at AS stopped FROM monthly_gift
    ORDER BY created_at DESC LIMIT 1`);
const monthsOf = (giftId: string) =>
  giving.account.sql.query<{ state: string; pence: number }>(sql`
    SELECT state, amount_pence AS pence FROM gift
    WHERE monthly_gift_id = (SELECT monthly_gift_id FROM gift WHERE id = ${giftId}::uuid) ORDER BY created_at, id`);
const chargeOf = async (secret: string) =>
  (await giving.stripe.control.charges()).find(({ paymentIntent }) => paymentIntent === paymentOf(secret))?.id ?? '';

describe('what becomes of one gift (G3.3, G3.4, G3.6, G9.2)', () => {
  it('is received when it is paid, told by the page that comes back', async () => {
    const { clientSecret, giftId } = await giving.begin({ amount: 25 });
    await pay(clientSecret);
    expect(await outcomeOf(clientSecret)).toEqual({
      giftId,
      state: 'received',
      amountPence: 2500,
      every: 'once',
      message: null,
    });
  });

  it('fails with Stripe’s words, and is received by another card after that', async () => {
    const { clientSecret, giftId } = await giving.begin();
    await pay(clientSecret, DECLINED);
    expect(await outcomeOf(clientSecret)).toMatchObject({
      state: 'failed',
      message: expect.stringMatching(/declined/),
    });
    await pay(clientSecret);
    await comesTo('received', giftId);
  });

  it('waits while the bank asks, and fails when one does not pass', async () => {
    const { clientSecret } = await giving.begin();
    expect(await pay(clientSecret, ASKS_THE_BANK)).toBe('requires_action');
    expect(await outcomeOf(clientSecret)).toMatchObject({ state: 'started' });
    await giving.stripe.control.authenticate(clientSecret, false);
    expect(await outcomeOf(clientSecret)).toMatchObject({ state: 'failed' });
  });

  it('tells nobody of a payment whose secret they lack', async () => {
    const [mine, theirs] = [await giving.begin(), await giving.begin()];
    for (const [secret, payment] of [
      [mine.clientSecret, paymentOf(theirs.clientSecret)],
      [`${mine.clientSecret}x`, paymentOf(mine.clientSecret)],
      ['pi_x_secret_y', 'pi_x'],
    ] as const) {
      const answer = await giving.outcome(secret, payment);
      expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([404, 'gifts.not-found']);
    }
  });

  it('is refunded in part and then whole, disputed, and given back to us', async () => {
    const gift = await giving.begin({ amount: 20 });
    await pay(gift.clientSecret);
    await comesTo('received', gift.giftId);
    const payment = paymentOf(gift.clientSecret);
    const refund = (amount?: number) =>
      stripe().ask((asked) => asked.refunds.create({ payment_intent: payment, ...(amount && { amount }) }));
    await refund(500);
    expect((await settle().payment(payment))?.gift).toMatchObject({ state: 'received', refundedPence: 500 });
    await refund();
    expect((await settle().payment(payment))?.gift).toMatchObject({ state: 'refunded', refundedPence: 2000 });

    const other = await giving.begin({ amount: 30 });
    await pay(other.clientSecret);
    const dispute = await giving.stripe.control.dispute(await chargeOf(other.clientSecret));
    await comesTo('disputed', other.giftId);
    await giving.stripe.control.closeDispute(dispute, true);
    await comesTo('received', other.giftId);
  });

  it('counts in its month what was received less what was paid back, and tells it without a person', async () => {
    const month = await giving.account.sql.one<{ pence: string; gifts: number }>(
      sql`SELECT pence, gifts FROM gift_month`,
    );
    const gifts = (await giving.gifts()).filter(({ state }) => state === 'received');
    expect(Number(month?.pence)).toBe(gifts.reduce((sum, { pence, refunded }) => sum + pence - refunded, 0));
    expect(month?.gifts).toBe(gifts.length);
    const told = await giving.account.sql.query<{ data: object }>(
      sql`SELECT data FROM outbox WHERE type = 'account.donation.received.v1'`,
    );
    expect(told.every(({ data }) => Object.keys(data).sort().join() === 'gifts,month,pence')).toBe(true);
  });

  it('shows no money of test mode once the keys are live', async () => {
    const shown = async () =>
      ((await (await giving.account.call('/api/donations')).json()) as { givenThisMonth: { pence: number } })
        .givenThisMonth.pence;
    expect(await shown()).toBeGreaterThan(0);
    await giving.account.sql.query(sql`UPDATE gift SET mode = 'live'`);
    expect(await shown()).toBe(0);
    await giving.account.sql.query(sql`UPDATE gift SET mode = 'test'`);
  });

  it('lets no answer of an earlier question replace a later one', async () => {
    const { giftId, clientSecret } = await giving.begin();
    await pay(clientSecret);
    await Promise.all([1, 2, 3, 4].map(() => settle().payment(paymentOf(clientSecret))));
    await giving.account.sql.query(sql`UPDATE gift SET settled_by = 1000000 WHERE id = ${giftId}::uuid`);
    await stripe().ask((asked) => asked.refunds.create({ payment_intent: paymentOf(clientSecret) }));
    await settle().payment(paymentOf(clientSecret));
    expect(await giving.stateOf(giftId)).toBe('received');
  });
});

describe('what becomes of a gift that comes again', () => {
  const begin = () => giving.begin({ amount: 10, every: 'month', email: 'visitor@example.org' });

  it('begins with its first payment, and each month that is paid is a gift of its own (G2.4)', async () => {
    const { clientSecret, giftId } = await begin();
    expect(await monthly()).toMatchObject({ state: 'started' });
    await pay(clientSecret);
    await comesTo('received', giftId);
    await until('the monthly gift', 5_000, async () => ((await monthly())?.state === 'active' ? true : null));
    await giving.stripe.control.moveClock({ days: 32 });
    await until('the second month', 5_000, async () => ((await monthsOf(giftId)).length === 2 ? true : null));
    await until('its payment', 5_000, async () =>
      (await monthsOf(giftId)).every(({ state }) => state === 'received') ? true : null,
    );
    expect(await monthsOf(giftId)).toEqual([
      { state: 'received', pence: 1000 },
      { state: 'received', pence: 1000 },
    ]);
    expect((await monthly())?.next).not.toBeNull();
  });

  it('is late when a renewal fails', async () => {
    const { clientSecret, giftId } = await begin();
    await pay(clientSecret, FAILS_LATER);
    await comesTo('received', giftId);
    await giving.stripe.control.moveClock({ days: 32 });
    await until('a late gift', 5_000, async () => ((await monthly())?.state === 'late' ? true : null));
    await until('its month', 5_000, async () => ((await monthsOf(giftId))[1]?.state === 'failed' ? true : null));
  });

  it('is stopped when Stripe says so', async () => {
    const { clientSecret, giftId } = await begin();
    await pay(clientSecret);
    await comesTo('received', giftId);
    const row = await giving.account.sql.one<{ id: string }>(sql`
      SELECT stripe_subscription_id AS id FROM monthly_gift ORDER BY created_at DESC LIMIT 1`);
    await stripe().ask((asked) => asked.subscriptions.cancel(row?.id ?? ''));
    await until('a stopped gift', 5_000, async () => ((await monthly())?.state === 'stopped' ? true : null));
    expect((await monthly())?.stopped).not.toBeNull();
  });
});
