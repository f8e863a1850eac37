import sql from 'sql-template-tag';
import type { StaffMembers } from '@waymark/contracts-account';
import { type AccountUnderTest, bodyOf, sharedAccount } from '../../test/account-service';
import { givenPerson, type Person } from '../../test/members';

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
    expect(await found({ text: '9999999999' })).toEqual([]);
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

  it('page by page, with the number of all, and no e-mail address in the list', async () => {
    const first = await search({ limit: 5 });
    expect([first.members.length, first.total]).toEqual([5, 7]);
    const second = await search({ limit: 5, cursor: first.next });
    expect([second.members.length, second.next]).toEqual([2, null]);
    const names = [...first.members, ...second.members].map(({ username }) => username);
    expect(new Set(names).size).toBe(7);
    expect(JSON.stringify(await search({}, admin))).not.toContain('@example.org');
  });

  it.each(['\'; DROP TABLE "user"; --', "a' | 'b", 'ana:* & !maria', '\\', '%', '((((', "''", '&|!<->', 'q\0q'])(
    'whatever was typed: %s',
    async (text) => {
      const response = await account.browse(moderator.cookie, 'POST', '/api/admin/members/search', { text });
      expect(response.status).toBe(200);
    },
  );
});
