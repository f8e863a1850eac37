import sql from 'sql-template-tag';
import { NEEDS } from '@waymark/contracts-account';
import { signIdentity } from '@waymark/service-kit';
import { type AccountUnderTest, bodyOf, registration, sharedAccount } from '../../../test/account-service';

const LIST = '/api/accessibility-preferences';
const NONE = Object.fromEntries(NEEDS.map((need) => [need, 0]));
const consent = { consentToHealthData: true };

let account: AccountUnderTest;
beforeAll(async () => void (account = await sharedAccount()));

let count = 0;
async function newMember(): Promise<number> {
  count += 1;
  return (await bodyOf<{ id: number }>(await account.post('/api/auth/register', registration(`needer${count}`)))).id;
}
const own = (member: number) => `${LIST}/${member}`;
const create = (member: number, body: object) => account.as(member, 'POST', LIST, { ...consent, ...body });
const update = (member: number, body: object) => account.as(member, 'PUT', own(member), body);
const read = (member: number) => account.as(member, 'GET', own(member));
const rowsOf = (member: number) =>
  account.sql.query(sql`SELECT sealed FROM accessibility_preferences WHERE member_id = ${member}`);
const fieldsOf = async (answer: Response) =>
  Object.keys((await bodyOf<{ fieldErrors?: object }>(answer)).fieldErrors ?? {});
const codeOf = async (answer: Response) => [answer.status, (await bodyOf<{ code: string }>(answer)).code];

describe('accessibility preferences (A1.1, A3.19, A3.20, A3.22, A3.23, A3.24, A6.3, A6.4, A7.3, A7.4, A7.31)', () => {
  it('are created, then updated, and answered with flags of 1 and 0', async () => {
    const member = await newMember();
    expect(await codeOf(await read(member))).toEqual([404, 'preferences.none-yet']);
    expect(await codeOf(await update(member, consent))).toEqual([404, 'preferences.none-yet']);

    const made = await create(member, {
      requiresLiftAccess: 1,
      hasVegan: true,
      requiresRampAccess: false,
      additionalNeeds: ' One.\r\nTwo. ',
      preferredCommunicationMethod: 'written',
    });
    expect(made.status).toBe(201);
    const body = await bodyOf(made);
    expect(body).toMatchObject({
      ...NONE,
      id: member,
      userId: member,
      requiresLiftAccess: 1,
      hasVegan: 1,
      additionalNeeds: 'One.\nTwo.',
      preferredCommunicationMethod: 'written',
    });
    expect(await bodyOf(await read(member))).toEqual(body);
    expect(await bodyOf(await account.as(member, 'GET', LIST))).toEqual(body);

    const changed = await update(member, { requiresSubtitles: 1 });
    expect(changed.status).toBe(200);
    expect(await bodyOf(changed)).toMatchObject({
      ...NONE,
      requiresSubtitles: 1,
      additionalNeeds: '',
      preferredCommunicationMethod: null,
    });
    expect(await bodyOf(await read(member))).toMatchObject({ requiresLiftAccess: 0, requiresSubtitles: 1 });
  });

  it.each(NEEDS)('keep %s by itself', async (need) => {
    const member = await newMember();
    expect(await bodyOf(await create(member, { [need]: 1 }))).toMatchObject({ ...NONE, [need]: 1 });
    expect(await bodyOf(await read(member))).toMatchObject({ ...NONE, [need]: 1 });
  });

  it('belong to the session, whatever userId the body names (A3.21)', async () => {
    const [one, other] = [await newMember(), await newMember()];
    expect(await bodyOf(await create(one, { userId: other, hasVegan: 1 }))).toMatchObject({ userId: one });
    expect((await update(one, { userId: other, hasVegan: 0 })).status).toBe(200);
    expect((await read(other)).status).toBe(404);
  });

  it('of another are 403, whether they exist or not, for members, moderators and admins', async () => {
    const [owner, none] = [await newMember(), await newMember()];
    await create(owner, { hasVegan: 1 });
    for (const role of ['member', 'moderator', 'admin'] as const) {
      for (const id of [owner, none, 999_999]) {
        const identity = await signIdentity(
          { memberId: 777_777, role, displayName: 'Max' },
          'a secret of at least thirty-two characters',
        );
        const headers = { 'x-waymark-identity': identity, 'content-type': 'application/json' };
        expect(await codeOf(await account.call(own(id), { headers }))).toEqual([403, 'auth.forbidden']);
        expect(await codeOf(await account.call(own(id), { method: 'PUT', headers, body: '{}' }))).toEqual([
          403,
          'auth.forbidden',
        ]);
      }
    }
    expect(await bodyOf(await read(owner))).toMatchObject({ hasVegan: 1 });
  });

  it('need a session', async () => {
    const json = { 'content-type': 'application/json' };
    const calls = [
      account.call(LIST),
      account.call(own(1)),
      account.call(LIST, { method: 'POST', headers: json, body: '{}' }),
      account.call(own(1), { method: 'PUT', headers: json, body: '{}' }),
    ];
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([401, 401, 401, 401]);
  });

  it.each([
    ['requiresLiftAccess', 2],
    ['requiresLiftAccess', '1'],
    ['hasVegan', 'yes'],
    ['hasVegan', null],
    ['additionalNeeds', 'x'.repeat(2001)],
    ['additionalNeeds', 7],
    ['preferredCommunicationMethod', 'telepathy'],
    ['consentToHealthData', 'yes'],
  ])('refuse %s = %j by name and store nothing', async (field, value) => {
    const member = await newMember();
    const answer = await create(member, { [field]: value });
    expect([answer.status, await fieldsOf(answer)]).toEqual([422, [field]]);
    expect(await rowsOf(member)).toEqual([]);
  });

  it.each(['verbal', 'written', 'sign_language', 'text_to_speech', 'visual_cues', null])(
    'take %j as the way to talk',
    async (method) => {
      expect(await bodyOf(await create(await newMember(), { preferredCommunicationMethod: method }))).toMatchObject({
        preferredCommunicationMethod: method,
      });
    },
  );

  it('take 2000 characters of notes', async () =>
    expect((await create(await newMember(), { additionalNeeds: 'ä'.repeat(2000) })).status).toBe(201));

  it('ask for consent the first time, and for nothing more after that', async () => {
    const member = await newMember();
    for (const given of [undefined, false]) {
      const refused = await create(member, { hasVegan: 1, consentToHealthData: given });
      expect([refused.status, await fieldsOf(refused)]).toEqual([422, ['consentToHealthData']]);
    }
    expect(await rowsOf(member)).toEqual([]);
    expect((await create(member, { hasVegan: 1 })).status).toBe(201);
    expect((await update(member, { hasVegan: 0 })).status).toBe(200);
  });

  it('are one record when two tabs create at once, and the later one is told instead of overwriting', async () => {
    const member = await newMember();
    const both = await Promise.all([create(member, { hasVegan: 1 }), create(member, { hasGlutenFree: 1 })]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await rowsOf(member)).toHaveLength(1);
    const winner = both.find(({ status }) => status === 201);
    expect(await bodyOf(await read(member))).toEqual(winner && (await bodyOf(winner)));
  });

  it('are one record when the same create is sent ten times at once', async () => {
    const member = await newMember();
    const all = await Promise.all(Array.from({ length: 10 }, () => create(member, { hasVegan: 1 })));
    expect(all.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 200, 200, 200, 200, 201]);
    expect(await rowsOf(member)).toHaveLength(1);
  });

  it('go with their member', async () => {
    const member = await newMember();
    await create(member, {});
    await account.sql.query(sql`DELETE FROM "user" WHERE id = ${member}`);
    expect(await rowsOf(member)).toEqual([]);
    expect(await account.sql.query(sql`SELECT 1 FROM health_consent WHERE member_id = ${member}`)).toEqual([]);
  });
});
