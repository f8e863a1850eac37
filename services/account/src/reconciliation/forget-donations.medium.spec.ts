import sql, { raw } from 'sql-template-tag';
import { type AccountUnderTest, sharedAccount } from '../../test/account-service';
import { givenDonation, issuedReceipt, receiptOf } from '../../test/given-donations';
import { ForgetDonations } from './forget-donations';

let account: AccountUnderTest;
beforeAll(async () => void (account = await sharedAccount()));

/** Years from now: the service forgets by its own clock meanwhile. */
const LATER = new Date(Date.UTC(2040, 10, 23));
const run = (now = new Date()) => account.app.get(ForgetDonations, { strict: false }).run(now);
const isThere = async (id: string) => (await account.sql.one(sql`SELECT 1 FROM gift WHERE id = ${id}::uuid`)) !== null;
async function madeAt(day: Date, given: Parameters<typeof givenDonation>[1] = {}) {
  const gift = await givenDonation(account, { receivedAt: day, ...given });
  await account.sql.query(sql`UPDATE gift SET created_at = ${day} WHERE id = ${gift.id}::uuid`);
  return gift;
}

describe('what the law no longer asks for (G4.13)', () => {
  it('goes after six whole years, with its receipt and its refunds', async () => {
    const old = await madeAt(new Date(Date.UTC(2033, 11, 31)), { monthly: true });
    const kept = await madeAt(new Date(Date.UTC(2034, 0, 1)));
    const { number } = await issuedReceipt(account, kept.id);
    await issuedReceipt(account, old.id);
    await account.sql.query(sql`
      INSERT INTO gift_refund (id, gift_id, amount_pence, reason) VALUES (gen_random_uuid(), ${old.id}::uuid, 100, 'Asked for it.')`);
    await account.sql.query(sql`
      UPDATE monthly_gift SET state = 'stopped', created_at = '2033-01-01', stopped_at = '2033-12-31' WHERE id = ${old.monthlyId ?? ''}::uuid`);
    await run(LATER);
    expect([await isThere(old.id), await isThere(kept.id)]).toEqual([false, true]);
    expect([await receiptOf(account, old.id), (await receiptOf(account, kept.id))?.number]).toEqual([null, number]);
    expect(await account.sql.one(sql`SELECT 1 FROM monthly_gift WHERE id = ${old.monthlyId ?? ''}::uuid`)).toBeNull();
  });

  it('stays while money of it came later', async () => {
    const late = await madeAt(new Date(Date.UTC(2033, 11, 31)), { receivedAt: new Date(Date.UTC(2034, 0, 2)) });
    await run(LATER);
    expect(await isThere(late.id)).toBe(true);
  });
});

describe('addresses that no receipt will need', () => {
  const hasAddress = (table: 'gift' | 'monthly_gift', id: string | null) =>
    account.sql
      .one<{ has: boolean }>(sql`SELECT sealed_email IS NOT NULL AS has FROM ${raw(table)} WHERE id = ${id}::uuid`)
      .then((row) => row?.has);

  it('go a month after a gift that never came', async () => {
    const never = await givenDonation(account, { email: 'never@example.org', receivedAt: null });
    const lately = await givenDonation(account, { email: 'lately@example.org', receivedAt: null });
    await account.sql.query(sql`UPDATE gift SET created_at = now() - interval '31 days' WHERE id = ${never.id}::uuid`);
    await run();
    expect([await hasAddress('gift', never.id), await hasAddress('gift', lately.id)]).toEqual([false, true]);
  });

  it('go with a monthly gift that has ended', async () => {
    const { id, monthlyId } = await givenDonation(account, { email: 'ended@example.org', monthly: true });
    await issuedReceipt(account, id);
    await account.sql.query(sql`
      UPDATE monthly_gift SET state = 'stopped', stopped_at = now() - interval '31 days' WHERE id = ${monthlyId}::uuid`);
    await run();
    expect(await hasAddress('monthly_gift', monthlyId)).toBe(false);
  });
});
