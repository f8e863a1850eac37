import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import type { DonationReceipt } from '@waymark/contracts-account';
import { until } from '@waymark/testing';
import { type AccountUnderTest, bodyOf } from '../../test/account-service';
import { givenDonation, issuedReceipt, receiptOf } from '../../test/given-donations';
import { sharedMailing } from '../../test/mail-server';
import { allSent } from '../../test/mailbox';
import { givenPerson } from '../../test/members';
import { IssueReceipts } from './issue-receipts';

let account: AccountUnderTest;
let server: Awaited<ReturnType<typeof sharedMailing>>['server'];
beforeAll(async () => void ({ account, server } = await sharedMailing()));

const run = () => account.app.get(IssueReceipts, { strict: false }).run();
const mailsTo = (email: string) =>
  server.received.filter(({ to, source }) => to.includes(email) && source.includes('Your receipt'));
const mailTo = (email: string) =>
  until(`the receipt to ${email}`, 15_000, () => {
    account.wake('write receipts of gifts');
    account.wake('send mail');
    return Promise.resolve(mailsTo(email)[0] ?? null);
  });
const issued = (id: string) => issuedReceipt(account, id);
const tokenIn = (source: string) => /receipt#token=([\w-]{43})&gift=/.exec(source)?.[1] ?? 'none';
const byLink = (token: string, gift: string) => account.post('/api/donations/receipts/by-link', { token, gift });

describe('a receipt (G4.4)', () => {
  it('is mailed to a visitor once, with a link that opens it, and their address is forgotten (G4.1)', async () => {
    const { id } = await givenDonation(account, { email: 'visitor@example.org', amountPence: 1_250 });
    const { source } = await mailTo('visitor@example.org');
    expect(source).toContain('Your receipt: £12.50');
    expect(source).toContain('Waymark Trust, 1 Quay, Leeds');
    expect(await bodyOf<DonationReceipt>(await byLink(tokenIn(source), id))).toMatchObject({
      giftId: id,
      amountPence: 1_250,
      kind: 'once',
      mode: 'test',
      givenBy: null,
      operator: { name: 'Waymark Trust', address: '1 Quay, Leeds' },
    });
    await Promise.all([run(), run()]);
    expect(mailsTo('visitor@example.org')).toHaveLength(1);
    const row = await account.sql.one(sql`SELECT sealed_email AS email FROM gift WHERE id = ${id}::uuid`);
    expect(row).toEqual({ email: null });
  });

  it('of a monthly gift says how to stop it, in a separate email each month (G4.3)', async () => {
    const first = await givenDonation(account, { email: 'monthly@example.org', monthly: true });
    const monthly = first.monthlyId ?? '';
    await issued(first.id);
    const second = await givenDonation(account, { email: 'monthly@example.org', monthly });
    await issued(second.id);
    await allSent(account);
    const tokens = mailsTo('monthly@example.org').map(
      ({ source }) => /\/my-gift#token=([\w-]{43})/.exec(source)?.[1] ?? 'none',
    );
    expect(new Set(tokens).size).toBe(2);
    // Whoever has a mail of the monthly gift may see the receipts of its other months.
    for (const token of tokens) expect((await byLink(token, first.id)).status).toBe(200);
  });

  it('of a member leads to their account, and opens for them alone', async () => {
    const member = await givenPerson(account, 'giver-one');
    const other = await givenPerson(account, 'giver-two');
    const { id } = await givenDonation(account, { memberId: member.id });
    const { source } = await mailTo('giver-one@example.org');
    expect(source).toContain(`/account/gifts/${id}/receipt`);
    expect(source).not.toContain('token=');
    const read = (cookie: string) => account.browse(cookie, 'GET', `/api/donations/receipts/${id}`);
    expect(await bodyOf(await read(member.cookie))).toMatchObject({ giftId: id, givenBy: 'giver-one Example' });
    expect((await read(other.cookie)).status).toBe(404);
  });

  it('is written for a visitor without an address too, goes nowhere, and waits until the money has come', async () => {
    const [{ id }, unpaid] = [await givenDonation(account), await givenDonation(account, { receivedAt: null })];
    expect(await issued(id)).toMatchObject({ mailId: null, tokenHash: null });
    await run();
    expect(await receiptOf(account, unpaid.id)).toBeNull();
  });

  it('opens only with its own secret, which opens no other gift', async () => {
    const { id } = await givenDonation(account, { email: 'closed@example.org' });
    const other = await givenDonation(account, { email: 'other@example.org' });
    const token = tokenIn((await mailTo('closed@example.org')).source);
    expect((await byLink('A'.repeat(43), id)).status).toBe(404);
    for (const gift of [other.id, randomUUID()]) expect((await byLink(token, gift)).status).toBe(404);
  });
});

const DONATIONS = 30;

describe('numbers of receipts', () => {
  it('of test mode are counted apart from real ones', async () => {
    const receivedAt = new Date(Date.UTC(2032, 5, 1));
    const tried = await issuedReceipt(account, (await givenDonation(account, { receivedAt })).id);
    const real = await issuedReceipt(account, (await givenDonation(account, { receivedAt, mode: 'live' })).id);
    expect([tried.number, real.number]).toEqual([1, 1]);
  });

  it('go on past a gift whose address cannot be opened', async () => {
    // The address is set before the gift is received: otherwise the service could write the receipt in between.
    const stuck = await givenDonation(account, { email: 'stuck@example.org', receivedAt: null });
    await account.sql.query(sql`
      UPDATE gift SET sealed_email = 's1.00000000.AAAA', state = 'received', received_at = '2030-01-01' WHERE id = ${stuck.id}::uuid`);
    const next = await givenDonation(account);
    expect(await issued(next.id)).toMatchObject({ mailId: null });
  });

  it('leave none out and come once, though several processes write and some transactions fail (G4.2)', async () => {
    const year = 2031;
    const receivedAt = new Date(Date.UTC(year, 5, 1));
    // The last statement of the transaction fails now and then: the number was taken by then.
    await account.asOwner(`
      CREATE FUNCTION fail_some() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN IF random() < 0.3 THEN RAISE EXCEPTION 'no luck'; END IF; RETURN NEW; END $$;
      CREATE TRIGGER fail_some BEFORE UPDATE OF receipted_at ON gift FOR EACH ROW EXECUTE FUNCTION fail_some()`);
    const twin = await account.twin();
    const rounds = [account.app, twin.app].map((app) => app.get(IssueReceipts, { strict: false }));
    for (let index = 0; index < DONATIONS; index += 1) await givenDonation(account, { receivedAt });
    const numbers = await until('all receipts of the year', 30_000, async () => {
      await Promise.allSettled([...rounds, ...rounds].map((round) => round.run()));
      const rows = await account.sql.query<{ number: number }>(
        sql`SELECT number FROM gift_receipt WHERE year = ${year} ORDER BY number`,
      );
      return rows.length === DONATIONS ? rows.map(({ number }) => number) : null;
    });
    await twin.close();
    await account.asOwner('DROP FUNCTION fail_some() CASCADE');
    expect(numbers).toEqual(Array.from({ length: DONATIONS }, (_, index) => index + 1));
  });
});
