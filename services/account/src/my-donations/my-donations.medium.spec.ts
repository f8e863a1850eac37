import { randomUUID } from 'node:crypto';
import type { DonationReceipt, OwnDonations, OwnMonthlyDonation } from '@waymark/contracts-account';
import { until } from '@waymark/testing';
import sql from 'sql-template-tag';
import { bodyOf, codeOf, fieldErrorsOf } from '../../test/account-service';
import { type Giving, sharedGiving } from '../../test/donation-trips';
import { type Member, newMember } from '../../test/members';
import { LINK, monthlyGivers } from '../../test/monthly-givers';
import { WishJob } from './monthly-wishes/carry-out-wishes';

let giving: Giving;
beforeAll(async () => void (giving = await sharedGiving()));

const { paid, read, memberWithMonthly, mailedToken, visitorWithMonthly, stopMails, atStripe } = monthlyGivers(
  () => giving,
);

describe('own gifts (G5.2)', () => {
  it('are listed for their member alone, with receipt and sum', async () => {
    const { call, monthly } = await memberWithMonthly();
    const other = await newMember(giving.account);
    const mine = await until('the receipt', 15_000, async () => {
      const now = await read(call);
      return now.gifts[0]?.hasReceipt ? now : null;
    });
    expect(mine).toMatchObject({ totalPence: 1_000, isTest: true, next: null, maxPence: 500_000 });
    expect(mine.gifts).toEqual([
      expect.objectContaining({ kind: 'month', state: 'received', amountPence: 1_000, hasReceipt: true }),
    ]);
    expect(monthly).toMatchObject({ amountPence: 1_000, isStopping: false, wantedPence: null, stoppedAt: null });
    expect(monthly.nextOn).not.toBeNull();
    expect(await read(other.call)).toMatchObject({ monthly: [], gifts: [], totalPence: 0 });
  });

  it('do not show what was only begun, and come page by page', async () => {
    const member = await newMember(giving.account);
    const one = (amount: number) =>
      member.call('POST', '/api/create-payment-intent', { amount }, { 'idempotency-key': randomUUID() });
    for (const amount of [3, 4, 5]) await paid(await one(amount));
    await one(6);
    const first = await bodyOf<OwnDonations>(await member.call('GET', '/api/donations/mine?limit=2'));
    expect(first.gifts.map(({ amountPence }) => amountPence)).toEqual([500, 400]);
    const rest = await bodyOf<OwnDonations>(
      await member.call('GET', `/api/donations/mine?limit=2&cursor=${first.next ?? ''}`),
    );
    expect(rest.gifts.map(({ amountPence }) => amountPence)).toEqual([300]);
    expect([first.totalPence, rest.totalPence, rest.next]).toEqual([1_200, 1_200, null]);
  });
});

describe('a monthly gift of a member (G5.4, G9.6)', () => {
  it('stops at Stripe immediately and idempotently, and sends one email (G5.3)', async () => {
    const { call, path, email, monthly } = await memberWithMonthly();
    const both = await Promise.all([1, 2].map(() => call('POST', `${path}/stop`)));
    for (const answer of [...both, await call('POST', `${path}/stop`)])
      expect(await bodyOf(answer)).toMatchObject({ state: 'stopped', isStopping: false, nextOn: null });
    expect((await atStripe(monthly.id)).status).toBe('canceled');
    const mails = await stopMails(email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.paragraphs.join(' ')).toContain('You stopped your monthly gift of £10');
    expect(mails[0]?.url).toMatch(/\/account\/gifts$/);
  });

  it('takes another sum from the next month on: nothing is charged now, the next month is of it', async () => {
    const { call, path, monthly } = await memberWithMonthly();
    const before = (await giving.stripe.control.charges()).length;
    const changed = await call('PUT', path, { amountPence: 1_250 });
    expect(await bodyOf(changed)).toMatchObject({ state: 'active', amountPence: 1_250, wantedPence: null });
    expect((await giving.stripe.control.charges()).length).toBe(before);
    expect((await atStripe(monthly.id)).items.data[0]?.price.unit_amount).toBe(1_250);
    // There and back again: the second wish of the same sum is one of its own.
    for (const amountPence of [1_000, 1_250])
      expect(await bodyOf(await call('PUT', path, { amountPence }))).toMatchObject({ amountPence });
  });

  it('keeps the last of two wishes at once, here and at Stripe', async () => {
    const { call, path, monthly } = await memberWithMonthly();
    const answers = await Promise.all([700, 800, 900].map((amountPence) => call('PUT', path, { amountPence })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const [now] = (await read(call)).monthly;
    expect(now?.wantedPence).toBeNull();
    expect((await atStripe(monthly.id)).items.data[0]?.price.unit_amount).toBe(now?.amountPence);
  });

  it('that has stopped in another tab takes no other sum', async () => {
    const { call, path } = await memberWithMonthly();
    await call('POST', `${path}/stop`);
    expect(await codeOf(call('PUT', path, { amountPence: 700 }))).toBe('409 gifts.monthly-stopped');
  });

  it('is nobody else’s to change or stop', async () => {
    const { path, call } = await memberWithMonthly();
    const other = await newMember(giving.account);
    expect((await other.call('POST', `${path}/stop`)).status).toBe(404);
    expect((await other.call('PUT', path, { amountPence: 700 })).status).toBe(404);
    expect((await read(call)).monthly[0]).toMatchObject({ state: 'active', amountPence: 1_000 });
  });

  it.each([99, 500_001])('takes no %j pence, and names the field', async (amountPence) => {
    const { call } = await newMember(giving.account);
    const refused = call('PUT', `/api/donations/monthly/${randomUUID()}`, { amountPence });
    expect(Object.keys(await fieldErrorsOf(refused))).toEqual(['amountPence']);
  });
});

describe('a wish while Stripe is away', () => {
  afterEach(() => giving.stripe.control.behave({ mode: 'well' }));
  const job = () => giving.account.app.get(WishJob, { strict: false }).run();
  const becomes = (call: Member['call'], wanted: Partial<OwnMonthlyDonation>) =>
    until('the wish carried out', 30_000, async () => {
      await job();
      const [monthly] = (await read(call)).monthly;
      return (
        Object.entries(wanted).every(([name, value]) => monthly?.[name as keyof OwnMonthlyDonation] === value) || null
      );
    });

  it('to stop is kept, answered with 503 and carried out later, with one mail (G5.5)', async () => {
    const { call, path, email, monthly } = await memberWithMonthly();
    await giving.stripe.control.behave({ mode: 'down' });
    const away = await call('POST', `${path}/stop`);
    expect(away.headers.get('retry-after')).toBe('30');
    expect(await codeOf(away)).toBe('503 gifts.stop-noted');
    expect((await read(call)).monthly[0]).toMatchObject({ state: 'active', isStopping: true });
    expect(await stopMails(email)).toEqual([]);
    expect((await call('PUT', path, { amountPence: 700 })).status).toBe(409);
    await giving.stripe.control.behave({ mode: 'well' });
    await becomes(call, { state: 'stopped' });
    await Promise.all([job(), job()]);
    expect((await atStripe(monthly.id)).status).toBe('canceled');
    expect(await stopMails(email)).toHaveLength(1);
  });

  it('for another sum is kept too', async () => {
    const { call, path } = await memberWithMonthly();
    await giving.stripe.control.behave({ mode: 'failing' });
    expect(await codeOf(call('PUT', path, { amountPence: 700 }))).toBe('503 gifts.change-noted');
    expect((await read(call)).monthly[0]).toMatchObject({ amountPence: 1_000, wantedPence: 700 });
    await giving.stripe.control.behave({ mode: 'well' });
    await becomes(call, { amountPence: 700, wantedPence: null });
  });

  it('whose answer was lost is settled all the same', async () => {
    const { call, path } = await memberWithMonthly();
    await giving.stripe.control.behave({ mode: 'well', lostAnswers: 1 });
    expect((await call('POST', `${path}/stop`)).status).toBe(503);
    await giving.stripe.control.behave({ mode: 'well' });
    await becomes(call, { state: 'stopped' });
  });
});

describe('a monthly gift that never reached Stripe', () => {
  it('ends after an hour when it is to stop, so that nobody who leaves waits for it', async () => {
    const { id: memberId } = await newMember(giving.account);
    const rows = await giving.account.sql.query<{ id: string }>(sql`
      INSERT INTO monthly_gift (id, member_id, amount_pence, mode, stop_asked_at, created_at)
      SELECT gen_random_uuid(), ${memberId}, 500, 'test', now(), now() - make_interval(mins => minutes)
      FROM unnest(ARRAY[61, 1]) minutes RETURNING id`);
    await giving.account.app.get(WishJob, { strict: false }).run();
    const states = await giving.account.sql.query(
      sql`SELECT id, state FROM monthly_gift WHERE member_id = ${memberId} ORDER BY created_at`,
    );
    expect(states).toEqual(rows.map(({ id }, index) => ({ id, state: index === 0 ? 'stopped' : 'started' })));
  });
});

describe('a visitor with the link of their mail', () => {
  it('sees the gift and its receipts, changes it and stops it', async () => {
    const { linked, token, giftId } = await visitorWithMonthly('linked@example.org');
    const seen = await bodyOf<OwnDonations>(await linked(''));
    expect(seen).toMatchObject({ totalPence: 1_000, gifts: [{ id: giftId, hasReceipt: true }] });
    const receipt = await giving.account.post('/api/donations/receipts/by-link', { token, gift: giftId });
    expect(await bodyOf<DonationReceipt>(receipt)).toMatchObject({ amountPence: 1_000, givenBy: null });
    expect(await bodyOf(await linked('/change', { amountPence: 500 }))).toMatchObject({ amountPence: 500 });
    expect(await bodyOf(await linked('/stop'))).toMatchObject({ state: 'stopped' });
    expect((await linked('/stop')).status).toBe(200);
    expect((await linked('/change', { amountPence: 700 })).status).toBe(409);
    const mails = await stopMails('linked@example.org');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.url).toBe('');
  });

  it('of a one-time gift sees that gift alone, and has nothing to stop (G5.6)', async () => {
    const { giftId } = await paid(
      await giving.create({ amount: 8, email: 'once@example.org' }, { 'idempotency-key': randomUUID() }),
    );
    const token = await mailedToken('once@example.org');
    const seen = await bodyOf<OwnDonations>(await giving.account.post(LINK, { token }));
    expect(seen).toMatchObject({ monthly: [], gifts: [{ id: giftId }], totalPence: 800 });
    expect((await giving.account.post(`${LINK}/stop`, { token })).status).toBe(404);
  });

  it.each(['', '/stop', '/change'] as const)('and a link that nobody sent opens nothing%s', async (act) => {
    const body = { token: 'a'.repeat(43), ...(act === '/change' && { amountPence: 500 }) };
    expect(await codeOf(giving.account.post(`${LINK}${act}`, body))).toBe('404 gifts.link-unknown');
  });

  it('and what is no link is refused', async () =>
    expect((await giving.account.post(LINK, { token: 'x'.repeat(44) })).status).toBe(422));
});
