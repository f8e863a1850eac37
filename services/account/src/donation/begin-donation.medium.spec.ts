import { randomUUID } from 'node:crypto';
import type { BegunDonation } from '@waymark/contracts-account';
import sql from 'sql-template-tag';
import { bodyOf, codeOf, fieldErrorsOf } from '../../test/account-service';
import { newMember } from '../../test/members';
import { type Giving, paymentOf, sharedGiving } from '../../test/donation-trips';

let giving: Giving;
beforeAll(async () => void (giving = await sharedGiving()));

describe('beginning a gift (G2.1, G9.1)', () => {
  it('takes pounds as documented, writes pence and charges nobody', async () => {
    const gift = await giving.begin({ amount: 12.34 });
    expect(gift).toMatchObject({ amountPence: 1234, every: 'once', mode: 'test' });
    expect(gift.clientSecret).toMatch(/^pi_\w+_secret_\w+$/);
    expect(await giving.stateOf(gift.giftId)).toBe('started');
    expect(await giving.stripe.control.charges()).toEqual([]);
  });

  it('gives the same payment to a second press, to two at once, and to whoever lost the answer (G2.2)', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all([1, 2, 3].map(() => giving.create({ amountPence: 500 }, headers)));
    const gifts = await Promise.all(answers.map((answer) => bodyOf<{ clientSecret: string }>(answer)));
    const again = await bodyOf<{ clientSecret: string }>(await giving.create({ amountPence: 500 }, headers));
    expect(new Set([...gifts, again].map(({ clientSecret }) => clientSecret)).size).toBe(1);
    expect(again.clientSecret).toMatch(/^pi_/);
    // One key is for one sum.
    expect((await giving.create({ amountPence: 600 }, headers)).status).toBe(422);
  });

  it.each([
    [{ amount: -1 }, 'amount'],
    [{ amount: 5.001 }, 'amount'],
    [{ amount: 5000.01 }, 'amount'],
    [{ amount: null }, 'amount'],
    [{}, 'amount'],
    [{ amount: 5, amountPence: 600 }, 'amount'],
    [{ amountPence: 99 }, 'amountPence'],
    [{ amountPence: 500.5 }, 'amountPence'],
    [{ amount: 5, currency: 'usd' }, 'currency'],
    [{ amount: 5, every: 'week' }, 'every'],
    [{ amount: 5, every: 'month' }, 'email'],
    [{ amount: 5, email: 'maya@' }, 'email'],
  ])('refuses %j and names %s', async (body, field) =>
    expect(Object.keys(await fieldErrorsOf(giving.create(body)))).toEqual([field]),
  );

  it('says in a friendly way how much it takes', async () => {
    const words = JSON.stringify(await bodyOf(await giving.create({ amount: 5001 })));
    expect(words).toContain('We take up to £5,000 at once here');
  });

  it.each([1.1, 8.2, 4.35, 1.15, 4999.99])('takes %d pounds to the penny', async (amount) => {
    expect((await giving.begin({ amount })).amountPence).toBe(Math.round(amount * 100));
  });

  it('links a member’s gift to them and keeps no address beside it; a visitor’s address is sealed', async () => {
    const keptOf = ({ giftId }: BegunDonation) =>
      giving.account.sql.one(sql`SELECT member_id, sealed_email FROM gift WHERE id = ${giftId}::uuid`);
    const member = await newMember(giving.account);
    const mine = await member.call('POST', '/api/create-payment-intent', { amount: 9, email: 'x@example.org' });
    expect(await keptOf(await bodyOf<BegunDonation>(mine))).toEqual({ member_id: member.id, sealed_email: null });
    const visitors = await giving.begin({ amount: 8, email: 'visitor@example.org' });
    expect(await keptOf(visitors)).toEqual({ member_id: null, sealed_email: expect.stringMatching(/^s1\./) });
  });

  it('calls a gift off that was called off: its key begins none anew', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const { clientSecret } = await bodyOf<BegunDonation>(await giving.create({ amount: 5 }, headers));
    await giving.dashboard.paymentIntents.cancel(paymentOf(clientSecret));
    expect(await codeOf(giving.create({ amount: 5 }, headers))).toBe('409 gifts.over');
  });
});
