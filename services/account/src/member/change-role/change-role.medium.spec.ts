import { type AccountUnderTest, cookieOf, registration, startAccount } from '../../../test/account-service';
import { Database } from '@waymark/service-kit';
import { SessionCache } from '../../session/session-cache';
import { sessionHash } from '../../session/session-token';
import { SessionRepository } from '../../session/session.repository';
import { MemberRepository } from '../member.repository';
import { ChangeRoleUseCase } from './change-role.use-case';

let account: AccountUnderTest;
let changeRole: ChangeRoleUseCase;
beforeAll(async () => {
  account = await startAccount();
  const { app } = account;
  changeRole = new ChangeRoleUseCase(
    app.get(Database),
    app.get(MemberRepository),
    app.get(SessionRepository),
    app.get(SessionCache),
  );
}, 60_000);
afterAll(() => account?.stop());

const signIn = { email: 'petra@example.org', password: 'quiet rivers at noon' };

describe('another role', () => {
  it('ends the sessions that were opened with the old one, and shortens the next', async () => {
    const cookie = cookieOf(await account.post('/api/auth/register', registration('petra')));
    expect(await changeRole.execute('PETRA@example.org', 'moderator')).toBe(true);
    expect((await account.lookup(sessionHash(cookie.replace('sid=', '')))).status).toBe(404);
    const next = await account.post('/api/auth/login', signIn);
    expect(await next.json()).toMatchObject({ role: 'moderator' });
    expect(next.headers.get('set-cookie')).toContain('Max-Age=43200;');
  });

  it('leaves sessions alone when the role was that already', async () => {
    const cookie = cookieOf(await account.post('/api/auth/login', signIn));
    expect(await changeRole.execute('petra@example.org', 'moderator')).toBe(false);
    expect((await account.lookup(sessionHash(cookie.replace('sid=', '')))).status).toBe(200);
  });

  it('needs an account', async () => {
    await expect(changeRole.execute('nobody@example.org', 'admin')).rejects.toThrow(
      'No account has this email address.',
    );
  });
});
