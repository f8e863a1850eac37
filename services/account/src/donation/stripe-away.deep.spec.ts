import { randomUUID } from 'node:crypto';
import { until } from '@waymark/testing';
import sql from 'sql-template-tag';
import { bodyOf, codeOf, sharedAccount } from '../../test/account-service';
import { type Giving, sharedGiving } from '../../test/donation-trips';
import { OpenDonations } from './open-donations.job';

const MONTHLY = { amount: 10, every: 'month', email: 'visitor@example.org' };

let giving: Giving;
const minutesLater = (giftId: string, minutes: number) =>
  giving.account.sql.query(sql`
    UPDATE gift SET created_at = created_at - make_interval(mins => ${minutes}), ask_again_at = now() WHERE id = ${giftId}::uuid`);
const openDonations = () => giving.account.app.get(OpenDonations).run();
/** An event that was under way may have put off the next question by minutes: then these pass, too. */
const isAskedUntil = (giftId: string, state: string) =>
  until(`${giftId} ${state}`, 15_000, async () => {
    await minutesLater(giftId, 0);
    await openDonations();
    return (await giving.stateOf(giftId)) === state ? true : null;
  });

describe('while Stripe is away (G9.4)', () => {
  beforeEach(async () => void (giving = await sharedGiving({ STRIPE_TIMEOUT_MS: '300' })), 60_000);

  it.each([{ mode: 'down' }, { mode: 'failing' }, { mode: 'slow', slowMs: 3_000 }, { mode: 'limiting' }] as const)(
    'says so (%j), charges nobody, and goes on where it was with the same key',
    async (manner) => {
      await giving.stripe.control.behave(manner);
      const headers = { 'idempotency-key': randomUUID() };
      expect(await codeOf(giving.create({ amount: 5 }, headers))).toBe('503 gifts.stripe-away');
      expect((await giving.account.call('/api/donations')).status).toBe(200);
      await giving.stripe.control.behave({ mode: 'well' });
      const back = await bodyOf<{ clientSecret: string }>(await giving.create({ amount: 5 }, headers));
      await giving.stripe.control.pay(back.clientSecret);
      expect(await giving.stripe.control.charges()).toHaveLength(1);
      expect(await giving.gifts()).toHaveLength(1);
    },
  );

  it('asks it no more for a while after some failures, so that an answer comes at once', async () => {
    await giving.stripe.control.behave({ mode: 'slow', slowMs: 3_000 });
    for (let asked = 0; asked < 5; asked++) await giving.create({ amount: 5 });
    await giving.stripe.control.behave({ mode: 'well' });
    expect((await giving.create({ amount: 5 })).status).toBe(503);
    expect(await giving.stripe.control.charges()).toEqual([]);
  });

  it('finds the same payment when its answer was lost', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    await giving.stripe.control.behave({ mode: 'well', lostAnswers: 1 });
    expect((await giving.create({ amount: 5 }, headers)).status).toBe(503);
    await giving.stripe.control.behave({ mode: 'well' });
    const { clientSecret } = await bodyOf<{ clientSecret: string }>(await giving.create({ amount: 5 }, headers));
    expect(clientSecret).toMatch(/^pi_/);
  });
});

describe('a gift whose end nobody told (G3.5, G3.8)', () => {
  beforeEach(async () => void (giving = await sharedGiving()), 60_000);

  it('is asked about', async () => {
    await giving.stripe.control.webhooks({ lost: 1 });
    const { giftId } = await giving.given();
    await openDonations();
    expect(await giving.stateOf(giftId)).toBe('started');
    await minutesLater(giftId, 3);
    await openDonations();
    // The service's own round may have taken it already: then that one brings it to its end.
    await giving.comesTo('received', giftId);
  });

  it.each([
    ['is called off after a day, so that its secret pays nothing any more', { amount: 5 }],
    ['is called off with its monthly gift, when that never began', MONTHLY],
  ])('%s', async (_, body) => {
    const { giftId, clientSecret } = await giving.begin(body);
    await minutesLater(giftId, 25 * 60);
    await isAskedUntil(giftId, 'cancelled');
    expect(await giving.stripe.control.pay(clientSecret).catch(() => 'refused')).not.toBe('succeeded');
    // From where it came is forgotten.
    expect(await giving.account.sql.one(sql`SELECT sender_key FROM gift WHERE id = ${giftId}::uuid`)).toEqual({
      sender_key: null,
    });
  });

  it('is left to Stripe to try again, when it is a month of a gift that runs', async () => {
    await giving.comesTo('received', (await giving.given(MONTHLY, '4000000000000341')).giftId);
    await giving.stripe.control.moveClock({ days: 31 });
    const failed = await until('the month that failed', 15_000, async () => {
      const [renewal] = (await giving.gifts()).filter(({ state }) => state === 'failed');
      return renewal ?? null;
    });
    await giving.account.sql.query(sql`UPDATE gift SET created_at = now() WHERE id = ${failed.id}::uuid`);
    await minutesLater(failed.id, 2 * 24 * 60);
    await openDonations();
    await openDonations();
    expect(await giving.stateOf(failed.id)).toBe('failed');
    const { data } = await giving.dashboard.invoices.list({ limit: 1 });
    expect(data[0]).toMatchObject({ status: 'open' });
  });

  it('is called off when a process was killed before anybody could pay it', async () => {
    await giving.stripe.control.webhooks({ lost: 1 });
    const { giftId } = await giving.begin();
    await giving.account.sql.query(sql`UPDATE gift SET stripe_payment_intent_id = NULL WHERE id = ${giftId}::uuid`);
    await minutesLater(giftId, 3 * 60);
    await openDonations();
    await giving.comesTo('cancelled', giftId);
  });
});

describe('without keys', () => {
  it('says that gifts are not taken here, and nothing fails (G2.6)', async () => {
    const account = await sharedAccount();
    expect(await bodyOf(await account.call('/api/donations'))).toMatchObject({
      isTaken: false,
      mode: null,
      publishableKey: null,
      script: null,
      givenThisMonth: { pence: 0, gifts: 0 },
    });
    for (const path of ['create-payment-intent', 'donations/webhook'])
      expect(await codeOf(account.post(`/api/${path}`, { amount: 5 }))).toBe('404 gifts.not-taken');
  });
});
