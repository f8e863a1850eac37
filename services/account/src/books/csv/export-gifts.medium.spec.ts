import sql from 'sql-template-tag';
import { type AccountUnderTest, sharedLenientAccount } from '../../../test/account-service';
import { givenGift, issuedReceipt } from '../../../test/given-gifts';
import { givenPerson, type Person } from '../../../test/staff-people';

let account: AccountUnderTest;
let admin: Person;
beforeAll(async () => {
  account = await sharedLenientAccount();
  admin = await givenPerson(account, 'admin-one', 'admin');
}, 60_000);

const table = async (year: string, who = admin) =>
  account.browse(who.cookie, 'GET', `/api/admin/donations/export.csv?year=${year}`);

describe('the table of a year (G4.15)', () => {
  it('has each gift that was received in it, whole pounds and pence, and no names', async () => {
    const giver = await givenPerson(account, 'giver-one');
    const { id } = await givenGift(account, {
      memberId: giver.id,
      amountPence: 1_205,
      receivedAt: new Date(Date.UTC(2025, 11, 31, 23, 59)),
    });
    await givenGift(account, { receivedAt: new Date(Date.UTC(2026, 0, 1)) });
    await givenGift(account, { receivedAt: null });
    await issuedReceipt(account, id);
    const answer = await table('2025');
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="gifts-2025.csv"');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect((await answer.text()).trim().split('\n').slice(1)).toEqual([
      `2025-12-31,2025-000001,12.05,0.00,received,once,test,${giver.id},${id},pi_${id},,`,
    ]);
  });

  it('holds no cell that a spreadsheet would work out', async () => {
    const { id } = await givenGift(account, { receivedAt: new Date(Date.UTC(2024, 4, 4)) });
    for (const [index, reason] of ['=HYPERLINK("x")', '+1', '-1', '@SUM(1)', '\t=1'].entries()) {
      await account.sql.query(sql`DELETE FROM gift_refund WHERE gift_id = ${id}::uuid`);
      await account.sql.query(sql`
        INSERT INTO gift_refund (id, gift_id, amount_pence, reason) VALUES (gen_random_uuid(), ${id}::uuid, ${index + 1}, ${reason})`);
      const cell = (await (await table('2024')).text()).trim().split(`pi_${id},,`)[1];
      expect(cell?.replace(/^"/, '').startsWith(`'${reason[0]}`)).toBe(true);
    }
  });

  it('leaves out and doubles nothing where pages meet', async () => {
    const at = new Date(Date.UTC(2023, 6, 1));
    await account.sql.query(sql`
      INSERT INTO gift (id, kind, amount_pence, state, mode, created_at, received_at)
      SELECT gen_random_uuid(), 'once', 500, 'received', 'test', ${at}, ${at} FROM generate_series(1, 4500)`);
    const ids = (await (await table('2023')).text()).match(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g) ?? [];
    expect(ids).toHaveLength(4_500);
    expect(new Set(ids).size).toBe(4_500);
  });

  it('is for admins, and for years', async () => {
    const moderator = await givenPerson(account, 'moderator-one', 'moderator');
    expect((await table('2025', moderator)).status).toBe(403);
    expect((await table('all')).status).toBe(400);
  });
});
