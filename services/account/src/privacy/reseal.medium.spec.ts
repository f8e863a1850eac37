import sql from 'sql-template-tag';
import { type AccountUnderTest, sharedAccount } from '../../test/account-service';
import { givenDonation } from '../../test/given-donations';
import { newMember } from '../../test/members';
import { PrismaService } from '../prisma.service';
import { SecretBox } from '../support/secret-box';
import { reseal } from '../commands/reseal.command';
import { SEALED_COLUMNS } from './sealed-columns';

/** Of the service under test. */
const KEY = 'a secrets key of at least thirty-two characters';
const NEWER = 'a newer secrets key of at least thirty-two characters';
const before = new SecretBox({ SECRETS_KEY: KEY, SECRETS_KEYS_BEFORE: [] });
const after = new SecretBox({ SECRETS_KEY: NEWER, SECRETS_KEYS_BEFORE: [KEY] });
const alone = new SecretBox({ SECRETS_KEY: NEWER, SECRETS_KEYS_BEFORE: [] });

let account: AccountUnderTest;
let prisma: PrismaService;
beforeAll(async () => {
  account = await sharedAccount();
  prisma = account.app.get(PrismaService, { strict: false });
}, 60_000);

const textsOf = (column: (typeof SEALED_COLUMNS)[number]) => column.page(prisma, null, 10);

/** What a member can have of each: needs in two places, the secret of their codes, and where receipts of two gifts go. */
async function memberWithEverything(): Promise<void> {
  const { id, call } = await newMember(account);
  const consent = { consentToHealthData: true };
  await call('POST', '/api/accessibility-preferences', { hasVegan: 1, ...consent });
  await call('PUT', '/api/profile/accessibility', { mobilityNeeds: ['Ramps'], ...consent });
  const secret = before.seal('a secret', { memberId: id, purpose: 'authenticator' });
  await account.sql.query(sql`INSERT INTO authenticator (member_id, sealed_secret) VALUES (${id}, ${secret})`);
  await givenDonation(account, { email: 'maya@example.org', receivedAt: null });
  await givenDonation(account, { email: 'maya@example.org', receivedAt: null, monthly: true });
}

describe('sealing anew after the key was replaced (G2.3)', () => {
  it('leaves nothing that needs the old key, changes nothing that was said, and does nothing the second time', async () => {
    for (let time = 0; time < 2; time += 1) await memberWithEverything();
    for (const column of SEALED_COLUMNS) expect(await textsOf(column)).toHaveLength(2);
    expect(await reseal(prisma, after)).toBe(10);
    for (const column of SEALED_COLUMNS) {
      const opened = (await textsOf(column)).map(({ id, sealed }) => alone.open(sealed, column.ownerOf(id)));
      expect(opened.every((text) => text.length > 0)).toBe(true);
    }
    expect(await reseal(prisma, after)).toBe(0);
  });

  it('names every column of sealed texts that stay', async () => {
    const columns = await account.sql.query<{ name: string }>(sql`
      SELECT table_name || '.' || column_name AS name FROM information_schema.columns
      WHERE table_schema = 'public' AND column_name LIKE '%sealed%' ORDER BY 1`);
    const shortLived = [
      'data_export_part.sealed',
      'data_export_request.sealed_file_key',
      'data_export_request.sealed_private_key',
    ];
    expect(columns.map(({ name }) => name)).toEqual([...SEALED_COLUMNS.map(({ name }) => name), ...shortLived].sort());
  });
});
