import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { type OwnAccount, bodyOf, registration, ownAccount } from '../../../test/account-service';
import { giftEmailOf } from '../../gift/gift-email';
import { PrismaService } from '../../prisma.service';
import { SecretBox } from '../../support/secret-box/secret-box';
import { reseal } from './reseal';
import { SEALED_COLUMNS } from './sealed-columns';

const KEY = 'a secrets key of at least thirty-two characters';
const NEWER = 'a newer secrets key of at least thirty-two characters';
const after = new SecretBox({ SECRETS_KEY: NEWER, SECRETS_KEYS_BEFORE: [KEY] });
const alone = new SecretBox({ SECRETS_KEY: NEWER, SECRETS_KEYS_BEFORE: [] });

let account: OwnAccount;
let prisma: PrismaService;
beforeAll(async () => {
  account = await ownAccount({ SECRETS_KEY: KEY });
  prisma = account.app.get(PrismaService, { strict: false });
}, 60_000);
afterAll(() => account?.stop());

const textsOf = (column: (typeof SEALED_COLUMNS)[number]) => column.page(prisma, null, 10);

async function memberWithEverything(name: string): Promise<number> {
  const { id } = await bodyOf<{ id: number }>(await account.post('/api/auth/register', registration(name)));
  const consent = { consentToHealthData: true };
  expect((await account.as(id, 'POST', '/api/accessibility-preferences', { hasVegan: 1, ...consent })).status).toBe(
    201,
  );
  expect(
    (await account.as(id, 'PUT', '/api/profile/accessibility', { mobilityNeeds: ['Ramps'], ...consent })).status,
  ).toBe(200);
  const secret = new SecretBox({ SECRETS_KEY: KEY, SECRETS_KEYS_BEFORE: [] }).seal('a secret', {
    memberId: id,
    purpose: 'authenticator',
  });
  await account.sql.query(sql`INSERT INTO authenticator (member_id, sealed_secret) VALUES (${id}, ${secret})`);
  await giftsWithAddress(id);
  return id;
}

/** A gift and a monthly gift, each with the address that its receipts go to. */
async function giftsWithAddress(memberId: number): Promise<void> {
  const box = new SecretBox({ SECRETS_KEY: KEY, SECRETS_KEYS_BEFORE: [] });
  const [gift, monthly] = [randomUUID(), randomUUID()];
  const sealed = (id: string) => box.seal('maya@example.org', giftEmailOf(id));
  await account.sql.query(sql`
    INSERT INTO gift (id, kind, member_id, amount_pence, mode, sealed_email)
    VALUES (${gift}, 'once', ${memberId}, 500, 'test', ${sealed(gift)})`);
  await account.sql.query(sql`
    INSERT INTO monthly_gift (id, member_id, amount_pence, mode, sealed_email)
    VALUES (${monthly}, ${memberId}, 1000, 'test', ${sealed(monthly)})`);
}

describe('sealing anew after the key was replaced (G2.3)', () => {
  it('leaves nothing that needs the old key, changes nothing that was said, and does nothing the second time', async () => {
    await memberWithEverything('sealed1');
    await memberWithEverything('sealed2');
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
