import { DEFAULT_ACCESSIBILITY_SETTINGS } from '@waymark/contracts-core';
import sql from 'sql-template-tag';
import { type AccountUnderTest, bodyOf, fieldErrorsOf, sharedAccount } from '../../test/account-service';
import { type Member, newMember } from '../../test/members';

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
  updatedAt: NOON,
};

let account: AccountUnderTest;
let member: Member;
beforeAll(async () => void (account = await sharedAccount()));
beforeEach(async () => void (member = await newMember(account)));

const put = (more: object = {}) => member.call('PUT', PATH, { ...chosen, ...more });
const kept = async ({ call } = member) => bodyOf(await call('GET', PATH));

describe('display settings', () => {
  it('are stored only for the member who sent them, and sent to no other slice (SX.53)', async () => {
    const answer = await put();
    expect([answer.status, await bodyOf(answer)]).toEqual([200, chosen]);
    expect(await kept()).toEqual(chosen);
    // A member who sent none has the defaults.
    expect(await kept(await newMember(account))).toEqual({ ...DEFAULT_ACCESSIBILITY_SETTINGS, updatedAt: null });
    const events = await account.sql.query<{ data: unknown }>(sql`SELECT data FROM outbox`);
    expect(JSON.stringify(events)).not.toMatch(/dyslexic|textSpacing|highContrast/);
  });

  it('let the newest change win, whatever the order of arrival, and answer what is kept', async () => {
    await put({ updatedAt: LATER });
    const late = await put({ fontSize: 12 });
    expect(await bodyOf(late)).toEqual({ ...chosen, updatedAt: LATER });
  });

  it('are the same after the same request twice at once', async () => {
    expect((await Promise.all([put(), put()])).map(({ status }) => status)).toEqual([200, 200]);
    expect(await kept()).toEqual(chosen);
  });

  it('take a clock that runs ahead for now, so that other devices can still change them', async () => {
    await put({ updatedAt: '2199-01-01T00:00:00.000Z' });
    expect(Date.parse(String((await kept())['updatedAt']))).toBeLessThanOrEqual(Date.now() + 1000);
  });

  it('take their limits, refuse what is beyond each by name, and keep what was there', async () => {
    for (const limits of [
      { fontSize: 12, textSpacing: 0.5 },
      { fontSize: 24, textSpacing: 2 },
    ])
      expect((await put(limits)).status).toBe(200);
    const before = await kept();
    const wrong = {
      fontFamily: 'comic',
      fontSize: 25,
      colorTheme: 'hotdog',
      highContrast: 'true',
      darkMode: 1,
      reduceMotion: null,
      textSpacing: 2.1,
      updatedAt: 'yesterday',
    };
    expect(Object.keys(await fieldErrorsOf(put(wrong))).sort()).toEqual(Object.keys(wrong).sort());
    for (const beyond of [{ fontSize: 11 }, { fontSize: 16.5 }, { textSpacing: 0.4 }])
      expect(Object.keys(await fieldErrorsOf(put(beyond)))).toEqual(Object.keys(beyond));
    expect(await kept()).toEqual(before);
  });

  it('are not kept for a member who is gone', async () => {
    await account.sql.query(sql`DELETE FROM "user" WHERE id = ${member.id}`);
    expect((await put()).status).toBe(200);
    expect(await kept()).toMatchObject({ updatedAt: null });
  });
});
