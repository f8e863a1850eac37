import sql from 'sql-template-tag';
import type { StaffMembers } from '@waymark/contracts-account';
import { type AccountUnderTest, bodyOf, sharedAccount } from '../../../test/account-service';
import { givenPerson, type Person } from '../../../test/staff-people';

let account: AccountUnderTest;
let moderator: Person;
let admin: Person;
beforeAll(async () => {
  account = await sharedAccount();
  moderator = await givenPerson(account, 'mod.one', 'moderator');
  admin = await givenPerson(account, 'admin.one', 'admin');
  for (const name of ['ana-maria.lopez', 'anabel', 'bjorn', 'maria', 'zed']) await givenPerson(account, name);
  await account.sql.query(sql`UPDATE "user" SET display_name = 'Björn Ålund' WHERE username = 'bjorn'`);
  await account.sql.query(sql`UPDATE user_profile SET verification_status = 'pending' WHERE username = 'anabel'`);
  await account.sql.query(sql`UPDATE "user" SET suspended_at = now(), is_active = false WHERE username = 'zed'`);
}, 60_000);

async function search(body: object, who = moderator): Promise<StaffMembers> {
  return bodyOf<StaffMembers>(await account.browse(who.cookie, 'POST', '/api/admin/members/search', body));
}
const found = async (body: object, who = moderator) =>
  (await search(body, who)).members.map(({ username }) => username);

describe('staff find members (A10.104)', () => {
  it('by the first letters of any word of their names, newest first', async () => {
    expect(await found({ text: 'ana' })).toEqual(['anabel', 'ana-maria.lopez']);
    expect(await found({ text: 'MARIA' })).toEqual(['maria', 'ana-maria.lopez']);
    expect(await found({ text: 'lop ana' })).toEqual(['ana-maria.lopez']);
    expect(await found({ text: 'bjö' })).toEqual(['bjorn']);
    expect(await found({ text: 'nobody-of-that-name' })).toEqual([]);
  });

  it('by their number, and by a username whatever its look-alike letters', async () => {
    const row = await account.sql.one<{ id: number }>(sql`SELECT id FROM "user" WHERE username = 'maria'`);
    expect(await found({ text: String(row?.id) })).toEqual(['maria']);
    expect(await found({ text: 'mаriа' })).toEqual(['maria']);
  });

  it('by e-mail address as admins only, and only by the whole of it', async () => {
    expect(await found({ text: 'Maria@Example.org' }, admin)).toEqual(['maria']);
    expect(await found({ text: 'maria@' }, admin)).toEqual([]);
    expect(await found({ text: 'maria@example.org' })).toEqual([]);
  });

  it('among those who wait, are suspended, or are staff', async () => {
    expect(await found({ scope: 'pending' })).toEqual(['anabel']);
    expect(await found({ scope: 'suspended' })).toEqual(['zed']);
    expect(await found({ scope: 'staff' })).toEqual(['admin.one', 'mod.one']);
    expect(await found({ scope: 'staff', text: 'mod' })).toEqual(['mod.one']);
  });

  it('page by page, with the number of all', async () => {
    const first = await search({ limit: 5 });
    expect([first.members.length, first.total]).toEqual([5, 7]);
    const second = await search({ limit: 5, cursor: first.next });
    expect([second.members.length, second.next]).toEqual([2, null]);
    const names = [...first.members, ...second.members].map(({ username }) => username);
    expect(new Set(names).size).toBe(7);
  });

  it('without seeing an e-mail address in the list', async () => {
    expect(JSON.stringify(await search({}, admin))).not.toContain('@example.org');
  });

  it.each(['\'; DROP TABLE "user"; --', "a' | 'b", 'ana:* & !maria', '\\', '%', '((((', "''", '&|!<->'])(
    'whatever was typed: %s',
    async (text) => {
      const response = await account.browse(moderator.cookie, 'POST', '/api/admin/members/search', { text });
      expect(response.status).toBe(200);
    },
  );

  it.each(['2147483648', '-1', '1e309', '9'.repeat(40), 'a\0'])('and refuse the cursor %j', async (cursor) => {
    expect((await account.browse(admin.cookie, 'POST', '/api/admin/members/search', { cursor })).status).toBe(422);
    expect(
      (await account.browse(admin.cookie, 'GET', `/api/admin/audit-log?cursor=${encodeURIComponent(cursor)}`)).status,
    ).toBe(400);
  });

  it('and find nobody by a text that no column holds', async () => {
    expect(await found({ text: 'q\0q' })).toEqual([]);
    expect(await found({ text: '9999999999' })).toEqual([]);
  });

  it('through an index, however many members there are', async () => {
    const explain = sql`
      EXPLAIN SELECT u.id FROM "user" u
      WHERE u.username_key = 'ana' OR u.id = 1 OR to_tsvector('simple', translate(u.display_name || ' ' || u.username, '._-', '   ')) @@ to_tsquery('simple', '''ana'':*')`;
    const plan = await account.sql.transaction(async (tx) => {
      await tx.query(sql`SET LOCAL enable_seqscan = off`);
      return tx.query<{ 'QUERY PLAN': string }>(explain);
    });
    expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain('user_names_idx');
  });
});
