import { raw } from 'sql-template-tag';
import { NEEDS } from '@waymark/contracts-account';
import { type AccountUnderTest, bodyOf, registration, sharedAccount } from '../../../test/account-service';

const MARK = 'canary-4711-epilepsy';
const NEED_WORDS = [
  ...NEEDS,
  MARK,
  Buffer.from(MARK).toString('base64').slice(0, 16),
  Buffer.from(MARK).toString('hex'),
  'sign_language',
];

let account: AccountUnderTest;
beforeAll(async () => void (account = await sharedAccount()));

/** Every row of every table, as text. */
async function everything(): Promise<string> {
  const tables = await account.sql.query<{ name: string }>(
    raw(`SELECT quote_ident(table_name) AS name FROM information_schema.tables WHERE table_schema = 'public'`),
  );
  const rows = await Promise.all(
    tables.map(({ name }) => account.sql.query<{ text: string }>(raw(`SELECT t::text AS text FROM ${name} t`))),
  );
  expect(tables.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['accessibility_preferences', 'idempotency_key', 'outbox']),
  );
  return rows
    .flat()
    .map(({ text }) => text)
    .join('\n');
}

describe('stolen tables (A10.54)', () => {
  it('show nothing of what a member needs: no need, no note, no way to talk, also after an Idempotency-Key', async () => {
    const { id } = await bodyOf<{ id: number }>(await account.post('/api/auth/register', registration('canary')));
    const form = {
      ...Object.fromEntries(NEEDS.map((need) => [need, 1])),
      additionalNeeds: MARK,
      preferredCommunicationMethod: 'sign_language',
      consentToHealthData: true,
    };
    expect(
      (
        await account.as(id, 'POST', '/api/accessibility-preferences', form, {
          'idempotency-key': 'a-key-of-this-test',
        })
      ).status,
    ).toBe(201);
    expect(
      (await account.as(id, 'PUT', `/api/accessibility-preferences/${id}`, form, { 'idempotency-key': 'another-key' }))
        .status,
    ).toBe(200);

    const stolen = await everything();
    expect(stolen).toContain('canary@example.org');
    expect(NEED_WORDS.filter((word) => stolen.toLowerCase().includes(word.toLowerCase()))).toEqual([]);
    expect(stolen).toMatch(/s1\.[0-9a-f]{8}\./);
  });

  it('give one member nothing of another: a sealed text does not open in another row', async () => {
    const [one, other] = await Promise.all(
      ['swapper1', 'swapper2'].map(
        async (name) => (await bodyOf<{ id: number }>(await account.post('/api/auth/register', registration(name)))).id,
      ),
    );
    for (const id of [one, other])
      await account.as(Number(id), 'POST', '/api/accessibility-preferences', {
        hasVegan: 1,
        consentToHealthData: true,
      });
    await account.sql.query(
      raw(
        `UPDATE accessibility_preferences SET sealed = (SELECT sealed FROM accessibility_preferences WHERE member_id = ${other}) WHERE member_id = ${one}`,
      ),
    );
    expect((await account.as(Number(one), 'GET', `/api/accessibility-preferences/${one}`)).status).toBe(500);
  });
});
