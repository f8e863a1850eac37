import sql from 'sql-template-tag';
import { Database, verifyAudit } from '@waymark/service-kit';
import { type AccountUnderTest, bodyOf, hashOf, sharedAccount } from '../../test/account-service';
import { newMember, signIn } from '../../test/members';
import { MemberRepository } from '../member/member.repository';
import { SessionCache } from '../session/session-cache';
import { SessionRepository } from '../session/session.repository';
import { Audit } from './audit';
import { StaffMembersRepository } from './staff-members.repository';
import { ChangeRole } from './change-role.use-case';

let account: AccountUnderTest;
let changeRole: ChangeRole;
beforeAll(async () => {
  account = await sharedAccount();
  const { app } = account;
  changeRole = new ChangeRole({
    database: app.get(Database),
    members: app.get(MemberRepository, { strict: false }),
    staff: app.get(StaffMembersRepository, { strict: false }),
    sessions: app.get(SessionRepository, { strict: false }),
    audit: app.get(Audit, { strict: false }),
    cache: app.get(SessionCache, { strict: false }),
  });
}, 60_000);

describe('another role, by an operator', () => {
  it('ends the sessions that were opened with the old one, and shortens the next; once (A10.103)', async () => {
    const { cookie } = await newMember(account, 'petra');
    expect(await changeRole.execute('PETRA@example.org', 'moderator')).toBe(true);
    expect((await account.lookup(hashOf(cookie))).status).toBe(404);
    const next = await signIn(account, 'petra');
    expect(await bodyOf(next)).toMatchObject({ role: 'moderator' });
    const [session = ''] = next.headers.getSetCookie();
    expect(session).toContain('Max-Age=43200;');
    expect(await changeRole.execute('petra@example.org', 'moderator')).toBe(false);
    expect((await account.lookup(hashOf(session.split(';')[0] ?? ''))).status).toBe(200);
    const row = await account.sql.one(sql`
      SELECT count(*)::int AS entries, max(act) AS act, max(detail) AS detail, max(actor_id) AS actor FROM audit_entry`);
    expect(row).toEqual({ entries: 1, act: 'member.role-changed', detail: 'member to moderator', actor: null });
    expect(await verifyAudit(account.sql)).toMatchObject({ entries: 1, brokenAt: null });
  });

  it('is not taken from the only admin, and needs an account', async () => {
    await changeRole.execute('petra@example.org', 'admin');
    await expect(changeRole.execute('petra@example.org', 'member')).rejects.toThrow('This is the only admin.');
    await newMember(account, 'quinn');
    await changeRole.execute('quinn@example.org', 'admin');
    expect(await changeRole.execute('petra@example.org', 'member')).toBe(true);
    await expect(changeRole.execute('nobody@example.org', 'admin')).rejects.toThrow('No account has this email');
  });
});
