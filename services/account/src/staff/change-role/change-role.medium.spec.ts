import { type AccountUnderTest, cookieOf, registration, sharedAccount } from '../../../test/account-service';
import type { Type } from '@nestjs/common';
import sql from 'sql-template-tag';
import { Database, verifyAudit } from '@waymark/service-kit';
import { Audit } from '../audit/audit';
import { SessionCache } from '../../session/session-cache';
import { sessionHash } from '@waymark/edge-kit';
import { SessionRepository } from '../../session/session.repository';
import { StaffMembersRepository } from '../staff-members.repository';
import { MemberRepository } from '../../member/member.repository';
import { ChangeRole } from './change-role.use-case';

let account: AccountUnderTest;
let changeRole: ChangeRole;
beforeAll(async () => {
  account = await sharedAccount();
  const { app } = account;
  const get = <T>(type: Type<T>) => app.get(type, { strict: false });
  changeRole = new ChangeRole({
    database: get(Database),
    members: get(MemberRepository),
    staff: get(StaffMembersRepository),
    sessions: get(SessionRepository),
    audit: get(Audit),
    cache: get(SessionCache),
  });
}, 60_000);

const signIn = { email: 'petra@example.org', password: 'quiet rivers at noon' };

describe('another role', () => {
  it('ends the sessions that were opened with the old one, and shortens the next (A10.103)', async () => {
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

  it('stands in the log of staff acts, once, as the operator’s', async () => {
    const row = await account.sql.one(sql`
      SELECT count(*)::int AS entries, max(act) AS act, max(detail) AS detail, max(actor_id) AS actor FROM audit_entry`);
    expect(row).toEqual({ entries: 1, act: 'member.role-changed', detail: 'member to moderator', actor: null });
    expect(await verifyAudit(account.sql)).toMatchObject({ entries: 1, brokenAt: null });
  });

  it('is not taken from the only admin', async () => {
    await changeRole.execute('petra@example.org', 'admin');
    await expect(changeRole.execute('petra@example.org', 'member')).rejects.toThrow('This is the only admin.');
    await account.post('/api/auth/register', registration('quinn'));
    await changeRole.execute('quinn@example.org', 'admin');
    expect(await changeRole.execute('petra@example.org', 'member')).toBe(true);
  });

  it('needs an account', async () => {
    await expect(changeRole.execute('nobody@example.org', 'admin')).rejects.toThrow(
      'No account has this email address.',
    );
  });
});
