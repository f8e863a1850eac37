import sql, { raw } from 'sql-template-tag';
import { NEEDS } from '@waymark/contracts-account';
import { type AccountUnderTest, bodyOf, codeOf, fieldErrorsOf, sharedAccount } from '../../../test/account-service';
import { newMember } from '../../../test/members';

const LIST = '/api/accessibility-preferences';
const NONE = Object.fromEntries(NEEDS.map((need) => [need, 0]));

let account: AccountUnderTest;
let member: number;
beforeAll(async () => void (account = await sharedAccount()));
beforeEach(async () => void ({ id: member } = await newMember(account)));

const own = (id: number) => `${LIST}/${id}`;
const create = (body: object, headers = {}) =>
  account.as(member, 'POST', LIST, { consentToHealthData: true, ...body }, headers);
const update = (body: object, headers = {}) => account.as(member, 'PUT', own(member), body, headers);
const read = () => account.as(member, 'GET', own(member));
const rows = () => account.sql.query(sql`SELECT sealed FROM accessibility_preferences WHERE member_id = ${member}`);

describe('accessibility preferences (A1.1, A3.19, A3.20, A3.22, A3.23, A3.24, A6.3, A6.4, A7.3, A7.4, A7.31)', () => {
  it('are created, then updated, and answered with flags of 1 and 0', async () => {
    expect(await codeOf(read())).toBe('404 preferences.none-yet');
    expect(await codeOf(update({ consentToHealthData: true }))).toBe('404 preferences.none-yet');
    const every2nd = Object.fromEntries(NEEDS.map((need, index) => [need, index % 2]));
    const made = await create({
      ...every2nd,
      hasVegan: true,
      additionalNeeds: ' One.\r\nTwo. ',
      preferredCommunicationMethod: 'written',
    });
    expect(made.status).toBe(201);
    const body = await bodyOf(made);
    expect(body).toMatchObject({
      ...every2nd,
      id: member,
      userId: member,
      hasVegan: 1,
      additionalNeeds: 'One.\nTwo.',
      preferredCommunicationMethod: 'written',
    });
    expect(await bodyOf(await read())).toEqual(body);
    expect(await bodyOf(await account.as(member, 'GET', LIST))).toEqual(body);

    const changed = await update({ requiresSubtitles: 1 });
    expect([changed.status, await bodyOf(changed)]).toEqual([
      200,
      expect.objectContaining({
        ...NONE,
        requiresSubtitles: 1,
        additionalNeeds: '',
        preferredCommunicationMethod: null,
      }),
    ]);
    expect(await bodyOf(await read())).toMatchObject({ requiresLiftAccess: 0, requiresSubtitles: 1 });
  });

  it('belong to the session, whatever userId the body names (A3.21)', async () => {
    const other = await newMember(account);
    expect(await bodyOf(await create({ userId: other.id, hasVegan: 1 }))).toMatchObject({ userId: member });
    expect((await update({ userId: other.id, hasVegan: 0 })).status).toBe(200);
    expect((await other.call('GET', own(other.id))).status).toBe(404);
  });

  it.each(['member', 'moderator', 'admin'] as const)(
    'of another are 403, whether they exist or not, for a %s',
    async (role) => {
      await create({ hasVegan: 1 });
      const headers = { 'x-waymark-identity': await account.identityOf(777_777, role) };
      for (const id of [member, (await newMember(account)).id, 999_999])
        for (const [method, body] of [
          ['GET', undefined],
          ['PUT', {}],
        ] as const)
          expect(await codeOf(account.as(1, method, own(id), body, headers))).toBe('403 auth.forbidden');
      expect(await bodyOf(await read())).toMatchObject({ hasVegan: 1 });
    },
  );

  it('refuse each wrong field by name, and store nothing', async () => {
    const wrong = {
      requiresLiftAccess: 2,
      hasGlutenFree: '1',
      hasVegan: null,
      additionalNeeds: 'x'.repeat(2001),
      preferredCommunicationMethod: 'telepathy',
      consentToHealthData: 'yes',
    };
    expect(Object.keys(await fieldErrorsOf(create(wrong))).sort()).toEqual(Object.keys(wrong).sort());
    expect(await rows()).toEqual([]);
    expect((await create({ additionalNeeds: 'ä'.repeat(2000) })).status).toBe(201);
  });

  it('ask for consent the first time, and for nothing more after that', async () => {
    for (const consentToHealthData of [undefined, false])
      expect(Object.keys(await fieldErrorsOf(create({ hasVegan: 1, consentToHealthData })))).toEqual([
        'consentToHealthData',
      ]);
    expect(await rows()).toEqual([]);
    expect((await create({ hasVegan: 1 })).status).toBe(201);
    expect((await update({ hasVegan: 0 })).status).toBe(200);
  });

  it('are one record when two tabs create them at once, and the later tab gets an error instead of overwriting', async () => {
    const both = await Promise.all([create({ hasVegan: 1 }), create({ hasGlutenFree: 1 })]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await rows()).toHaveLength(1);
    const winner = both.find(({ status }) => status === 201);
    expect(await bodyOf(await read())).toEqual(winner && (await bodyOf(winner)));
  });

  it('are one record when the same create is sent ten times at once', async () => {
    const all = await Promise.all(Array.from({ length: 10 }, () => create({ hasVegan: 1 })));
    expect(all.map(({ status }) => status).sort()).toEqual([...Array<number>(9).fill(200), 201]);
    expect(await rows()).toHaveLength(1);
  });
});

describe('stolen tables (A10.54)', () => {
  const MARK = 'canary-4711-epilepsy';
  const HIDDEN = [
    ...NEEDS,
    MARK,
    Buffer.from(MARK).toString('base64').slice(0, 16),
    Buffer.from(MARK).toString('hex'),
    'sign_language',
  ];

  /** Every row of every table, as text. */
  async function everything(): Promise<string> {
    const tables = await account.sql.query<{ name: string }>(
      raw(`SELECT quote_ident(table_name) AS name FROM information_schema.tables WHERE table_schema = 'public'`),
    );
    expect(tables.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['accessibility_preferences', 'idempotency_key', 'outbox']),
    );
    const texts = tables.map(({ name }) =>
      account.sql.query<{ text: string }>(raw(`SELECT t::text AS text FROM ${name} t`)),
    );
    return (await Promise.all(texts))
      .flat()
      .map(({ text }) => text)
      .join('\n');
  }

  it('do not reveal what a member needs: no need, note or way to communicate, even with an Idempotency-Key', async () => {
    const form = {
      ...Object.fromEntries(NEEDS.map((need) => [need, 1])),
      additionalNeeds: MARK,
      preferredCommunicationMethod: 'sign_language',
    };
    expect((await create(form, { 'idempotency-key': 'a-key-of-this-test' })).status).toBe(201);
    expect((await update(form, { 'idempotency-key': 'another-key' })).status).toBe(200);
    const stolen = await everything();
    expect(stolen).toContain('@example.org');
    expect(HIDDEN.filter((word) => stolen.toLowerCase().includes(word.toLowerCase()))).toEqual([]);
    expect(stolen).toMatch(/s1\.[0-9a-f]{8}\./);
  });

  it('do not mix members: an encrypted text cannot be decrypted in another row', async () => {
    const other = await newMember(account);
    await create({ hasVegan: 1 });
    await other.call('POST', LIST, { hasVegan: 1, consentToHealthData: true });
    await account.sql.query(sql`
      UPDATE accessibility_preferences SET sealed = (SELECT sealed FROM accessibility_preferences WHERE member_id = ${other.id})
      WHERE member_id = ${member}`);
    expect((await read()).status).toBe(500);
  });
});
