import sql from 'sql-template-tag';
import { type AccountUnderTest, sharedAccount } from '../../test/account-service';
import { newMember } from '../../test/members';

let account: AccountUnderTest;
beforeAll(async () => void (account = await sharedAccount()));

interface Column {
  name: string;
  usual: string | null;
  length: number | null;
}

const columnsOf = (table: string) =>
  account.sql.query<Column & Record<string, unknown>>(sql`
    SELECT column_name AS name, column_default AS usual, character_maximum_length AS length
    FROM information_schema.columns WHERE table_schema = 'public' AND table_name = ${table}`);
const inSnakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const usual = async (table: string, name: string) =>
  (await columnsOf(table)).find((column) => column.name === name)?.usual;

// The documented entities, word for word.
describe('the stored entities of the specification (A3.1, A3.2, A3.3, A3.6, A3.7, A3.14, A3.15, A3.16, A3.17, A5.30)', () => {
  it.each([
    ['session', 'sid, sess, expire'],
    ['platform_user', 'id, email, firstName, lastName, profileImageUrl, createdAt, updatedAt'],
    [
      'user',
      'id, email, passwordHash, displayName, username, emailVerified, isActive, lastLoginAt, consentToDataProcessing, consentToMarketing, consentGivenAt, dataRetentionUntil, createdAt, updatedAt',
    ],
    ['data_delete_request', 'id, userId, requestedAt, processedAt, status, verificationToken, notes'],
    ['data_export_request', 'id, userId, requestedAt, completedAt, status, downloadUrl, expiresAt'],
  ])('%s has every documented column (A3.5)', async (table, specified) => {
    const stored = (await columnsOf(table)).map(({ name }) => name);
    expect(stored).toEqual(expect.arrayContaining(specified.split(', ').map(inSnakeCase)));
  });

  it('requests start as pending, an account as active', async () => {
    expect([await usual('data_delete_request', 'status'), await usual('data_export_request', 'status')]).toEqual([
      "'pending'::text",
      "'pending'::text",
    ]);
    expect(await usual('user', 'is_active')).toBe('true');
  });

  it('the names of user and profile are 50 and 100 characters long at most', async () => {
    for (const table of ['user', 'user_profile']) {
      const lengths = Object.fromEntries((await columnsOf(table)).map(({ name, length }) => [name, length]));
      expect(lengths).toMatchObject({ username: 50, display_name: 100 });
    }
  });

  it('an address is in one platform_user, whatever its case, just as in one account', async () => {
    const [one, other] = [await newMember(account), await newMember(account)];
    const link = (member: number, sub: string) =>
      account.sql.query(sql`
      INSERT INTO platform_user (member_id, issuer, sub, email, email_key) VALUES (${member}, 'https://id.example', ${sub}, 'Nia@example.org', 'nia@example.org')`);
    await link(one.id, 'a');
    await expect(link(other.id, 'b')).rejects.toThrow(/unique/);
    const rename = account.sql.query(sql`UPDATE "user" SET email_key = ${one.email} WHERE id = ${other.id}`);
    await expect(rename).rejects.toThrow(/unique/);
  });
});
