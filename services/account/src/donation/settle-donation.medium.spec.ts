import type { Giving as GivingNow } from '@waymark/contracts-account';
import { until } from '@waymark/testing';
import sql from 'sql-template-tag';
import { bodyOf, codeOf } from '../../test/account-service';
import { type Giving, paymentOf, sharedGiving } from '../../test/donation-trips';
import { SettleDonation } from './settle-donation';

const DECLINED = '4000 0000 0000 0002';
const ASKS_THE_BANK = '4000 0025 0000 3155';
const FAILS_LATER = '4000 0000 0000 0341';

let giving: Giving;
beforeAll(async () => void (giving = await sharedGiving()));

const pay = (secret: string, card?: string) => giving.stripe.control.pay(secret, card);
const outcomeOf = async (secret: string) => bodyOf(await giving.outcome(secret));
const settle = () => giving.account.app.get(SettleDonation);
const monthly = async () =>
  giving.account.sql.one<{ state: string; next: Date | null; stopped: Date | null; atStripe: string }>(sql`
    SELECT state, next_on AS next, stopped_at AS stopped, stripe_subscription_id AS "atStripe" FROM monthly_gift
    ORDER BY created_at DESC LIMIT 1`);
const monthlyComesTo = (state: string) =>
  until(`the monthly gift ${state}`, 15_000, async () => ((await monthly())?.state === state ? true : null));
const monthsOf = (giftId: string) =>
  giving.account.sql.query<{ state: string; pence: number }>(sql`
    SELECT state, amount_pence AS pence FROM gift
    WHERE monthly_gift_id = (SELECT monthly_gift_id FROM gift WHERE id = ${giftId}::uuid) ORDER BY created_at, id`);

describe('what becomes of one gift (G3.3, G3.4, G3.6, G9.2)', () => {
  it('is received when it is paid, told by the page that comes back', async () => {
    const { clientSecret, giftId } = await giving.given({ amount: 25 });
    const outcome = { giftId, state: 'received', amountPence: 2500, every: 'once', message: null };
    expect(await outcomeOf(clientSecret)).toEqual(outcome);
  });

  it('fails with Stripe’s words, and is received by another card after that', async () => {
    const { clientSecret, giftId } = await giving.given({ amount: 5 }, DECLINED);
    expect(await outcomeOf(clientSecret)).toMatchObject({
      state: 'failed',
      message: expect.stringMatching(/declined/),
    });
    await pay(clientSecret);
    await giving.comesTo('received', giftId);
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
    ] as const)
      expect(await codeOf(giving.outcome(secret, payment))).toBe('404 gifts.not-found');
  });

  it('is refunded in part and then whole, disputed, and given back to us', async () => {
    const { giftId, payment } = await giving.given({ amount: 20 });
    await giving.comesTo('received', giftId);
    await giving.dashboard.refunds.create({ payment_intent: payment, amount: 500 });
    expect((await settle().payment(payment))?.gift).toMatchObject({ state: 'received', refundedPence: 500 });
    await giving.dashboard.refunds.create({ payment_intent: payment });
    expect((await settle().payment(payment))?.gift).toMatchObject({ state: 'refunded', refundedPence: 2000 });

    const other = await giving.given({ amount: 30 });
    const charges = await giving.stripe.control.charges();
    const charge = charges.find(({ paymentIntent }) => paymentIntent === other.payment)?.id;
    const dispute = await giving.stripe.control.dispute(charge ?? '');
    await giving.comesTo('disputed', other.giftId);
    await giving.stripe.control.closeDispute(dispute, true);
    await giving.comesTo('received', other.giftId);
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
    const shown = async () => {
      const { givenThisMonth } = await bodyOf<GivingNow>(await giving.account.call('/api/donations'));
      return givenThisMonth.pence;
    };
    expect(await shown()).toBeGreaterThan(0);
    await giving.account.sql.query(sql`UPDATE gift SET mode = 'live'`);
    expect(await shown()).toBe(0);
    await giving.account.sql.query(sql`UPDATE gift SET mode = 'test'`);
  });

  it('lets no answer of an earlier question replace a later one', async () => {
    const { giftId, payment } = await giving.given();
    await Promise.all([1, 2, 3, 4].map(() => settle().payment(payment)));
    await giving.account.sql.query(sql`UPDATE gift SET settled_by = 1000000 WHERE id = ${giftId}::uuid`);
    await giving.dashboard.refunds.create({ payment_intent: payment });
    await settle().payment(payment);
    expect(await giving.stateOf(giftId)).toBe('received');
  });
});

describe('what becomes of a gift that comes again', () => {
  const MONTHLY = { amount: 10, every: 'month', email: 'visitor@example.org' };

  it('begins with its first payment, and each month that is paid is a gift of its own (G2.4)', async () => {
    const { clientSecret, giftId } = await giving.begin(MONTHLY);
    expect(await monthly()).toMatchObject({ state: 'started' });
    await pay(clientSecret);
    await giving.comesTo('received', giftId);
    await monthlyComesTo('active');
    await giving.stripe.control.moveClock({ days: 32 });
    await until('the second month', 15_000, async () => {
      const months = await monthsOf(giftId);
      const arePaid = months.every(({ state, pence }) => state === 'received' && pence === 1000);
      return months.length === 2 && arePaid ? true : null;
    });
    expect((await monthly())?.next).not.toBeNull();
  });

  it('is late when a renewal fails', async () => {
    const { giftId } = await giving.given(MONTHLY, FAILS_LATER);
    await giving.comesTo('received', giftId);
    await giving.stripe.control.moveClock({ days: 32 });
    await monthlyComesTo('late');
    await until('its month', 5_000, async () => ((await monthsOf(giftId))[1]?.state === 'failed' ? true : null));
  });

  it('is stopped when Stripe says so', async () => {
    await giving.comesTo('received', (await giving.given(MONTHLY)).giftId);
    await giving.dashboard.subscriptions.cancel((await monthly())?.atStripe ?? '');
    await monthlyComesTo('stopped');
    expect((await monthly())?.stopped).not.toBeNull();
  });
});
