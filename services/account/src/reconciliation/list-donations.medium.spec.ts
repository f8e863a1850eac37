import type { StaffDonation } from '@waymark/contracts-account';
import sql from 'sql-template-tag';
import { type AccountUnderTest, bodyOf, sharedLenientAccount } from '../../test/account-service';
import { givenDonation, issuedReceipt } from '../../test/given-donations';
import { givenPerson, type Person } from '../../test/members';
import { monthSpan } from './month-span';
import { listedDonations } from './donation-list.repository';

const DONATIONS = '/api/admin/donations';

let account: AccountUnderTest;
let admin: Person;
beforeAll(async () => {
  account = await sharedLenientAccount();
  admin = await givenPerson(account, 'admin-one', 'admin');
}, 60_000);

const found = async (query: Record<string, string>) =>
  bodyOf<StaffDonation[]>(await account.browse(admin.cookie, 'GET', `${DONATIONS}?${new URLSearchParams(query)}`));
const idsOf = async (query: Record<string, string>) => (await found(query)).map(({ id }) => id);

describe('the list of gifts (G4.8, G4.9)', () => {
  it('finds a gift by each thing that names it, and by nothing else', async () => {
    const giver = await givenPerson(account, 'giver-one');
    const { id, monthlyId } = await givenDonation(account, { memberId: giver.id, monthly: true });
    await account.sql.query(sql`
      UPDATE gift SET stripe_charge_id = 'py_1', stripe_invoice_id = 'in_1' WHERE id = ${id}::uuid`);
    await account.sql.query(sql`
      UPDATE monthly_gift SET stripe_subscription_id = 'sub_1' WHERE id = ${monthlyId ?? ''}::uuid`);
    await account.sql.query(sql`
      INSERT INTO gift_refund (id, gift_id, amount_pence, reason, stripe_refund_id, state)
      VALUES (gen_random_uuid(), ${id}::uuid, 1, 'Asked for it.', 're_1', 'done')`);
    const receipt = await issuedReceipt(account, id);
    const others = ['py_1', 'in_1', 're_1', 'sub_1', giver.id, `${receipt.year}-${receipt.number}`];
    for (const name of [id, monthlyId, `pi_${id}`, ...others])
      expect([name, await idsOf({ text: String(name) })]).toEqual([name, [id]]);
    for (const text of ['giver-one', 'giver-one@example.org', '2147483647', '2026-999999', 'pi_', "'; --"])
      expect([text, await idsOf({ text })]).toEqual([text, []]);
    expect(await found({ text: id })).toMatchObject([
      {
        memberId: giver.id,
        memberName: 'giver-one Example',
        receiptNumber: `${receipt.year}-${String(receipt.number).padStart(6, '0')}`,
        refunds: [{ amountPence: 1, reason: 'Asked for it.', state: 'done', actorId: null }],
      },
    ]);
  });

  it('narrows by state, kind and month, and turns its pages without losing a row', async () => {
    const march = new Date(Date.UTC(2024, 2, 9));
    const ids: string[] = [];
    for (let index = 0; index < 5; index += 1) ids.push((await givenDonation(account, { receivedAt: null })).id);
    await account.sql.query(sql`UPDATE gift SET created_at = ${march} WHERE id = ANY(${ids}::uuid[])`);
    expect((await idsOf({ month: '2024-03', state: 'started', kind: 'once' })).sort()).toEqual([...ids].sort());
    const others: Record<string, string>[] = [
      { month: '2024-03', state: 'received' },
      { month: '2024-03', kind: 'month' },
      { month: '2024-04' },
    ];
    for (const none of others) expect(await idsOf(none)).toEqual([]);
    const seen: string[] = [];
    let next: string | undefined = `${DONATIONS}?month=2024-03&limit=2`;
    while (next !== undefined) {
      const answer: Response = await account.browse(admin.cookie, 'GET', next);
      seen.push(...(await bodyOf<StaffDonation[]>(answer)).map(({ id }) => id));
      next = /<([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1];
    }
    expect(seen.sort()).toEqual(ids.sort());
  });
});

describe('the table of a year (G4.15)', () => {
  const table = async (year: string) =>
    account.browse(admin.cookie, 'GET', `/api/admin/donations/export.csv?year=${year}`);

  it('has each gift that was received in it, whole pounds and pence, and no names', async () => {
    const giver = await givenPerson(account, 'giver-two');
    const { id } = await givenDonation(account, {
      memberId: giver.id,
      amountPence: 1_205,
      receivedAt: new Date(Date.UTC(2025, 11, 31, 23, 59)),
    });
    await givenDonation(account, { receivedAt: new Date(Date.UTC(2026, 0, 1)) });
    await givenDonation(account, { receivedAt: null });
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
    const { id } = await givenDonation(account, { receivedAt: new Date(Date.UTC(2024, 4, 4)) });
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
      INSERT INTO gift (id, kind, amount_pence, state, mode, created_at, received_at, receipted_at)
      SELECT gen_random_uuid(), 'once', 500, 'received', 'test', ${at}, ${at}, now() FROM generate_series(1, 4500)`);
    const ids = (await (await table('2023')).text()).match(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g) ?? [];
    expect(ids).toHaveLength(4_500);
    expect(new Set(ids).size).toBe(4_500);
  });
});

describe('the list of 100,000 gifts', () => {
  beforeAll(async () => {
    // With their receipts: the service would write one after the other for each that has none.
    await account.sql.query(
      sql`
        INSERT INTO gift (id, kind, amount_pence, state, mode, stripe_payment_intent_id, created_at, received_at, receipted_at)
        SELECT gen_random_uuid(), 'once', 500, 'received', 'test', 'pi_many_' || n, now() - n * interval '7 minutes',
          now() - n * interval '7 minutes', now() FROM generate_series(1, 100000) n`,
      60_000,
    );
    await account.asOwner('ANALYZE gift');
  }, 120_000);

  const nothing = { text: '', state: undefined, kind: undefined, span: null };
  it.each([
    ['unasked', nothing, null],
    ['a later page', nothing, ['2026-01-01T00:00:00.000Z', '00000000-0000-4000-8000-000000000000'] as const],
    ['a state that is rare', { ...nothing, state: 'disputed' as const }, null],
    ['a kind that is rare', { ...nothing, kind: 'month' as const }, null],
    ['a month', { ...nothing, span: monthSpan('2026-06') }, null],
    ['a payment', { ...nothing, text: 'pi_many_777' }, null],
    ['a member', { ...nothing, text: '12' }, null],
    ['a receipt', { ...nothing, text: '2026-000001' }, null],
  ])('is read through an index: %s', async (_, search, cursor) => {
    const explained = sql`EXPLAIN (ANALYZE, FORMAT JSON) ${listedDonations(search, cursor, 51)}`;
    const [row] = await account.sql.query<{ 'QUERY PLAN': Array<{ Plan: Plan }> }>(explained);
    const nodes = nodesOf(row?.['QUERY PLAN'][0]?.Plan);
    const scans = nodes.filter((node) => node['Relation Name'] === 'gift');
    expect(scans.map((node) => node['Node Type'])).not.toContain('Seq Scan');
    // No more rows are looked at than the page shows.
    expect(Math.max(...scans.map((node) => node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)))).toBeLessThan(
      60,
    );
  });
});

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
}

const nodesOf = (plan: Plan | undefined): Plan[] => (plan ? [plan, ...(plan.Plans ?? []).flatMap(nodesOf)] : []);
