import { randomUUID } from 'node:crypto';
import type { BegunGift } from '@waymark/contracts-account';
import sql from 'sql-template-tag';
import { bodyOf } from '../../../test/account-service';
import { givenMember } from '../../../test/given-member';
import { type Giving, sharedGiving } from '../../../test/gift-trips';
import { StripePort } from '../stripe/stripe-port';

let giving: Giving;
beforeAll(async () => void (giving = await sharedGiving()));

const paymentsAtStripe = () => giving.stripe.control.charges();

describe('beginning a gift (G2.1, G9.1)', () => {
  it('takes pounds as documented, writes pence and charges nobody', async () => {
    const gift = await giving.begin({ amount: 12.34 });
    expect(gift).toMatchObject({ amountPence: 1234, every: 'once', mode: 'test' });
    expect(gift.clientSecret).toMatch(/^pi_\w+_secret_\w+$/);
    expect(await giving.stateOf(gift.giftId)).toBe('started');
    expect(await paymentsAtStripe()).toEqual([]);
  });

  it('gives the same payment to a second press, to two at once, and to whoever lost the answer (G2.2)', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all([1, 2, 3].map(() => giving.create({ amountPence: 500 }, headers)));
    const gifts = await Promise.all(answers.map((answer) => bodyOf<{ clientSecret: string }>(answer)));
    const again = await bodyOf<{ clientSecret: string }>(await giving.create({ amountPence: 500 }, headers));
    expect(new Set([...gifts, again].map(({ clientSecret }) => clientSecret)).size).toBe(1);
    expect(again.clientSecret).toMatch(/^pi_/);
  });

  it('lets no payment be paid twice', async () => {
    const { clientSecret } = await giving.begin({ amount: 7 });
    await giving.stripe.control.pay(clientSecret);
    await giving.stripe.control.pay(clientSecret).catch(() => 'refused');
    const mine = (await paymentsAtStripe()).filter(({ amountPence }) => amountPence === 700);
    expect(mine).toHaveLength(1);
  });

  it('refuses one key for two sums', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    await giving.create({ amount: 5 }, headers);
    expect((await giving.create({ amount: 6 }, headers)).status).toBe(422);
  });

  it.each([
    [{ amount: 0 }, 'amount'],
    [{ amount: -1 }, 'amount'],
    [{ amount: 0.001 }, 'amount'],
    [{ amount: 5.001 }, 'amount'],
    [{ amount: 1e9 }, 'amount'],
    [{ amount: 5000.01 }, 'amount'],
    [{ amount: 'ten' }, 'amount'],
    [{ amount: null }, 'amount'],
    [{}, 'amount'],
    [{ amount: 5, amountPence: 600 }, 'amount'],
    [{ amountPence: 99 }, 'amountPence'],
    [{ amountPence: 500.5 }, 'amountPence'],
    [{ amount: 5, currency: 'usd' }, 'currency'],
    [{ amount: 5, every: 'week' }, 'every'],
    [{ amount: 5, every: 'month' }, 'email'],
    [{ amount: 5, email: 'maya@' }, 'email'],
  ])('refuses %j and names %s', async (body, field) => {
    const answer = await giving.create(body);
    expect(answer.status).toBe(422);
    expect(Object.keys((await bodyOf<{ fieldErrors: object }>(answer)).fieldErrors)).toEqual([field]);
  });

  it('says in a friendly way how much it takes', async () => {
    const words = JSON.stringify(await bodyOf(await giving.create({ amount: 5001 })));
    expect(words).toContain('We take up to £5,000 at once here');
  });

  it.each([0.29, 1.1, 8.2, 4.35, 1.15, 4999.99])('takes %d pounds to the penny', async (amount) => {
    if (amount < 1) return expect((await giving.create({ amount })).status).toBe(422);
    expect((await giving.begin({ amount })).amountPence).toBe(Math.round(amount * 100));
  });

  it('links a member’s gift to them and keeps no address beside it', async () => {
    const { id: memberId } = await givenMember(giving.account);
    const answer = await giving.account.as(memberId, 'POST', '/api/create-payment-intent', {
      amount: 9,
      email: 'x@example.org',
    });
    const { giftId } = await bodyOf<{ giftId: string }>(answer);
    const row = await giving.account.sql.one(sql`SELECT member_id, sealed_email FROM gift WHERE id = ${giftId}::uuid`);
    expect(row).toEqual({ member_id: memberId, sealed_email: null });
  });

  it('seals a visitor’s address', async () => {
    const { giftId } = await giving.begin({ amount: 8, email: 'visitor@example.org' });
    const row = await giving.account.sql.one<{ sealed: string }>(
      sql`SELECT sealed_email AS sealed FROM gift WHERE id = ${giftId}::uuid`,
    );
    expect(row?.sealed).toMatch(/^s1\./);
  });

  it('calls a gift off that was called off: its key begins none anew', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const { clientSecret } = await bodyOf<BegunGift>(await giving.create({ amount: 5 }, headers));
    const payment = clientSecret.split('_secret_')[0] ?? '';
    await giving.account.app.get(StripePort).ask((stripe) => stripe.paymentIntents.cancel(payment));
    const again = await giving.create({ amount: 5 }, headers);
    expect([again.status, (await bodyOf(again))['code']]).toEqual([409, 'gifts.over']);
  });
});
