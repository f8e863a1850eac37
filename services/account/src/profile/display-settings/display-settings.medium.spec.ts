import sql from 'sql-template-tag';
import { DEFAULT_ACCESSIBILITY_SETTINGS } from '@waymark/contracts-core';
import { type AccountUnderTest, bodyOf, registration, sharedAccount } from '../../../test/account-service';

const PATH = '/api/profile/display-settings';
const NOON = '2026-01-05T12:00:00.000Z';
const LATER = '2026-01-05T13:00:00.000Z';
const chosen = {
  fontFamily: 'dyslexic',
  fontSize: 20,
  colorTheme: 'royal',
  highContrast: true,
  darkMode: true,
  reduceMotion: true,
  textSpacing: 1.3,
};

let account: AccountUnderTest;
beforeAll(async () => void (account = await sharedAccount()));

let count = 0;
async function newMember(): Promise<number> {
  count += 1;
  return (await bodyOf<{ id: number }>(await account.post('/api/auth/register', registration(`setter${count}`)))).id;
}
const put = (member: number, body: unknown) => account.as(member, 'PUT', PATH, body);
const kept = async (member: number) => bodyOf(await account.as(member, 'GET', PATH));

describe('display settings', () => {
  it('are the defaults, never changed, for a member who sent none', async () => {
    expect(await kept(await newMember())).toEqual({ ...DEFAULT_ACCESSIBILITY_SETTINGS, updatedAt: null });
  });

  it('are kept for the member who sent them alone (SX.53)', async () => {
    const [one, other] = [await newMember(), await newMember()];
    const answer = await put(one, { ...chosen, updatedAt: NOON });
    expect([answer.status, await bodyOf(answer)]).toEqual([200, { ...chosen, updatedAt: NOON }]);
    expect(await kept(one)).toEqual({ ...chosen, updatedAt: NOON });
    expect(await kept(other)).toMatchObject({ updatedAt: null });
  });

  it('let the newest change win, whatever the order of arrival, and answer what is kept', async () => {
    const member = await newMember();
    await put(member, { ...chosen, updatedAt: LATER });
    const late = await put(member, { ...chosen, fontSize: 12, updatedAt: NOON });
    expect(await bodyOf(late)).toEqual({ ...chosen, updatedAt: LATER });
  });

  it('are the same after the same request twice at once', async () => {
    const member = await newMember();
    const both = await Promise.all([1, 2].map(() => put(member, { ...chosen, updatedAt: NOON })));
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await kept(member)).toEqual({ ...chosen, updatedAt: NOON });
  });

  it('take a clock that runs ahead for now, so that other devices can still change them', async () => {
    const member = await newMember();
    await put(member, { ...chosen, updatedAt: '2199-01-01T00:00:00.000Z' });
    const { updatedAt } = await kept(member);
    expect(Date.parse(String(updatedAt))).toBeLessThanOrEqual(Date.now() + 1000);
  });

  it.each([
    ['fontFamily', 'comic'],
    ['fontSize', 11],
    ['fontSize', 25],
    ['fontSize', 16.5],
    ['colorTheme', 'hotdog'],
    ['highContrast', 'true'],
    ['darkMode', 1],
    ['reduceMotion', null],
    ['textSpacing', 0.4],
    ['textSpacing', 2.1],
    ['updatedAt', 'yesterday'],
  ])('refuse %s = %j by name, and keep what was there', async (field, value) => {
    const member = await newMember();
    const answer = await put(member, { ...chosen, updatedAt: NOON, [field]: value });
    expect(answer.status).toBe(422);
    expect(Object.keys((await bodyOf<{ fieldErrors: object }>(answer)).fieldErrors)).toEqual([field]);
    expect(await kept(member)).toMatchObject({ updatedAt: null });
  });

  it.each([
    { fontSize: 12, textSpacing: 0.5 },
    { fontSize: 24, textSpacing: 2 },
  ])('take the limits %j', async (limits) => {
    expect((await put(await newMember(), { ...chosen, ...limits, updatedAt: NOON })).status).toBe(200);
  });

  it('need a session', async () => {
    expect((await account.call(PATH)).status).toBe(401);
    expect(
      (await account.call(PATH, { method: 'PUT', headers: { 'content-type': 'application/json' }, body: '{}' })).status,
    ).toBe(401);
  });

  it('are told to no other slice, and go with their member', async () => {
    const member = await newMember();
    await put(member, { ...chosen, updatedAt: NOON });
    const events = await account.sql.query<{ data: unknown }>(sql`SELECT data FROM outbox`);
    expect(JSON.stringify(events)).not.toMatch(/dyslexic|textSpacing|highContrast/);
    await account.sql.query(sql`DELETE FROM "user" WHERE id = ${member}`);
    expect(await account.sql.query(sql`SELECT 1 FROM display_settings WHERE member_id = ${member}`)).toEqual([]);
    expect((await put(member, { ...chosen, updatedAt: LATER })).status).toBe(200);
    expect(await kept(member)).toMatchObject({ updatedAt: null });
  });
});
