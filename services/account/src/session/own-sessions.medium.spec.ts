import sql from 'sql-template-tag';
import {
  SESSION_REVOKED,
  sessionCacheKey,
  sessionEnded,
  type SessionTimeLeft,
  type SessionView,
} from '@waymark/contracts-account';
import { type AccountUnderTest, bodyOf, cookieOf, hashOf, sharedAccount } from '../../test/account-service';
import { told } from '../../test/events';
import { newMember, PASSWORD, signIn } from '../../test/members';

const PATH = '/api/auth/sessions';
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

let account: AccountUnderTest;
beforeAll(async () => void (account = await sharedAccount()));

const isOpen = async (cookie: string) => (await account.lookup(hashOf(cookie))).status === 200;
const sessionsOf = async (cookie: string) => bodyOf<SessionView[]>(await account.browse(cookie, 'GET', PATH));

/** Cookies of the same member: of the registration, and of one sign-in for each browser. */
async function signedInWith(name: string, ...browsers: string[]): Promise<string[]> {
  const cookies = [(await newMember(account, name)).cookie];
  for (const userAgent of browsers)
    cookies.push(cookieOf(await signIn(account, name, PASSWORD, { 'user-agent': userAgent })));
  return cookies;
}

describe('the list of own sessions (A10.30, A10.32)', () => {
  it('names each by device, times and method, this one first', async () => {
    const [first = '', firefox = ''] = await signedInWith('abel', FIREFOX, IPHONE);
    await account.sql.query(sql`
      UPDATE session SET sess = sess - 'device' || '{"lastUsedAt": "2026-01-01T00:00:00.000Z"}' WHERE sid = ${hashOf(first)}`);
    const sessions = await sessionsOf(firefox);
    expect(sessions.map(({ device, isCurrent }) => [device, isCurrent])).toEqual([
      ['Firefox on Windows', true],
      ['Safari on iOS', false],
      ['Unknown device', false],
    ]);
    expect(sessions[0]).toMatchObject({
      method: 'password',
      signedInAt: expect.any(String),
      lastUsedAt: expect.any(String),
    });
  });

  it('shows nothing that opens a session or is stored of its cookie, and keeps no User-Agent header', async () => {
    const [, firefox = ''] = await signedInWith('bea', FIREFOX);
    const text = await (await account.browse(firefox, 'GET', PATH)).text();
    expect(text).not.toContain(hashOf(firefox).slice(0, 16));
    expect(text).not.toContain(firefox.replace('sid=', ''));
    const [{ id = '' } = {}] = await sessionsOf(firefox);
    expect((await account.lookup(id)).status).toBe(404);
    expect((await account.lookup(id.repeat(2))).status).toBe(404);
    expect((await account.browse(`sid=${id}${'A'.repeat(11)}`, 'GET', PATH)).status).toBe(401);
    const stored = await account.sql.query(sql`SELECT sess::text AS sess FROM session`);
    expect(JSON.stringify(stored)).not.toContain('Gecko');
  });

  it('leaves out sessions that have ended by themselves', async () => {
    const [first = '', firefox = ''] = await signedInWith('dina', FIREFOX);
    await account.sql.query(sql`UPDATE session SET expire = now() - interval '1 second' WHERE sid = ${hashOf(first)}`);
    expect(await sessionsOf(firefox)).toHaveLength(1);
  });
});

describe('ending own sessions (A10.33)', () => {
  it('ends the one that was chosen, for every gateway', async () => {
    const [first = '', firefox = '', iphone = ''] = await signedInWith('emil', FIREFOX, IPHONE);
    const { id = '' } = (await sessionsOf(firefox)).find(({ device }) => device === 'Safari on iOS') ?? {};
    const response = await account.browse(firefox, 'DELETE', `${PATH}/${id}`);
    expect([response.status, response.headers.get('set-cookie')]).toEqual([204, null]);
    expect(await Promise.all([first, firefox, iphone].map(isOpen))).toEqual([true, true, false]);
    expect(await account.redis.get(sessionCacheKey(hashOf(iphone)))).toBe(SESSION_REVOKED);
    expect(await told(account, sessionEnded, hashOf(iphone))).toEqual([{ sessionHash: hashOf(iphone) }]);
    expect((await account.browse(firefox, 'DELETE', `${PATH}/${id}`)).status).toBe(404);
  });

  it('ends all others at once, and not this one', async () => {
    const [first = '', firefox = '', iphone = ''] = await signedInWith('fritz', FIREFOX, IPHONE);
    expect((await account.browse(firefox, 'DELETE', PATH)).status).toBe(204);
    expect(await Promise.all([first, iphone].map(isOpen))).toEqual([false, false]);
    expect((await sessionsOf(firefox)).map(({ isCurrent }) => isCurrent)).toEqual([true]);
  });

  it('tells a gateway how long a session lasts, without using it, and that an ended one is over', async () => {
    const [own = '', other = ''] = await signedInWith('frauke', FIREFOX);
    const usedAt = () =>
      account.sql.query(sql`SELECT sess->>'lastUsedAt' AS at FROM session WHERE sid = ${hashOf(other)}`);
    await account.sql.query(
      sql`UPDATE session SET expire = now() + interval '90 s', sess = jsonb_set(sess, '{lastUsedAt}', '"2026-01-01T00:00:00.000Z"') WHERE sid = ${hashOf(other)}`,
    );
    const { secondsLeft } = await bodyOf<SessionTimeLeft>(await account.lookup(`${hashOf(other)}/time-left`));
    expect(secondsLeft).toBeGreaterThan(60);
    expect(secondsLeft).toBeLessThanOrEqual(90);
    expect(await usedAt()).toEqual([{ at: '2026-01-01T00:00:00.000Z' }]);
    expect((await account.browse(own, 'DELETE', PATH)).status).toBe(204);
    expect(await bodyOf(await account.lookup(`${hashOf(other)}/time-left`))).toEqual({ secondsLeft: 0 });
  });

  it('takes the cookie away with the own session', async () => {
    const [own = ''] = await signedInWith('gerd');
    const [{ id = '' } = {}] = await sessionsOf(own);
    const response = await account.browse(own, 'DELETE', `${PATH}/${id}`);
    expect(response.headers.get('set-cookie')).toContain('sid=; Max-Age=0');
    expect(await isOpen(own)).toBe(false);
  });

  it('ends nobody else’s (A10.34)', async () => {
    const [hers = ''] = await signedInWith('hedy');
    const [his = ''] = await signedInWith('ivo');
    const [{ id = '' } = {}] = await sessionsOf(his);
    expect((await account.browse(hers, 'DELETE', `${PATH}/${id}`)).status).toBe(404);
    await account.browse(hers, 'DELETE', PATH);
    expect(await isOpen(his)).toBe(true);
  });
});
