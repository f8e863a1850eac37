import sql from 'sql-template-tag';
import type { StaffMemberDetail } from '@waymark/contracts-account';
import { SESSION_REVOKED, sessionCacheKey } from '@waymark/contracts-account';
import { type AccountUnderTest, bodyOf, startAccount } from '../../test/account-service';
import { givenPerson, type Person, provedMinutesAgo, signIn } from '../../test/staff-people';
import { verifyAudit } from './audit/verify-audit';
import { sessionHash } from '@waymark/edge-kit';

const MEMBERS = '/api/admin/members';
const REASON = 'Three reviews that advertise a shop.';

let account: AccountUnderTest;
let moderator: Person;
let admin: Person;
beforeAll(async () => {
  account = await startAccount();
  moderator = await givenPerson(account, 'moderator-one', 'moderator');
  admin = await givenPerson(account, 'admin-one', 'admin');
}, 60_000);
afterAll(() => account?.stop());

const hashOf = ({ cookie }: Person) => sessionHash(cookie.replace('sid=', ''));
const view = (who: Person, subject: Person) => account.browse(who.cookie, 'GET', `${MEMBERS}/${subject.id}`);
const suspend = (who: Person, subject: Person, reason = REASON) =>
  account.browse(who.cookie, 'POST', `${MEMBERS}/${subject.id}/suspend`, { reason });
const restore = (who: Person, subject: Person) =>
  account.browse(who.cookie, 'POST', `${MEMBERS}/${subject.id}/restore`, { reason: 'Told us more.' });
const verify = (who: Person, subject: Person, status: string) =>
  account.browse(who.cookie, 'PUT', `${MEMBERS}/${subject.id}/verification`, { status });
const setRole = (who: Person, subject: Person, role: string) =>
  account.browse(who.cookie, 'PUT', `${MEMBERS}/${subject.id}/role`, { role, reason: 'Joins the team.' });
const codeOf = async (response: Response) => [response.status, (await bodyOf(response)).code];

const logOf = (subject: Person) =>
  account.sql.query<{ act: string; actor: number; reason: string | null; detail: string | null }>(
    sql`SELECT act, actor_id AS actor, reason, detail FROM audit_entry WHERE subject_id = ${subject.id} ORDER BY id`,
  );
const mailsTo = ({ id }: Person) =>
  account.sql.query<{ template: string }>(
    sql`SELECT template FROM mail WHERE member_id = ${id} ORDER BY created_at, id`,
  );
const changesOf = async ({ id }: Person) =>
  (
    await account.sql.query<{ data: Record<string, unknown> }>(
      sql`SELECT data FROM outbox WHERE type = 'account.member.changed.v1' AND aggregate_id = ${String(id)} ORDER BY seq`,
    )
  ).map(({ data }) => data);

describe('looking at a member', () => {
  it('shows the e-mail to admins only, and is noted either way', async () => {
    const subject = await givenPerson(account, 'abel');
    expect(await bodyOf(await view(moderator, subject))).toMatchObject({
      id: subject.id,
      username: 'abel',
      email: null,
      may: { decide: true, suspend: true, changeRole: false },
    });
    expect(await bodyOf(await view(admin, subject))).toMatchObject({
      email: 'abel@example.org',
      may: { changeRole: true },
    });
    expect(await logOf(subject)).toEqual([
      { act: 'member.viewed', actor: moderator.id, reason: null, detail: null },
      { act: 'member.viewed', actor: admin.id, reason: null, detail: null },
    ]);
  });

  it('is not for members, visitors and unknown numbers', async () => {
    const subject = await givenPerson(account, 'bea');
    expect(await codeOf(await view(subject, subject))).toEqual([403, 'auth.forbidden']);
    expect(await codeOf(await view({ id: 0, cookie: '' }, subject))).toEqual([401, 'auth.required']);
    expect(await codeOf(await view(admin, { id: 999_999, cookie: '' }))).toEqual([404, 'request.not-found']);
    expect(await logOf(subject)).toEqual([]);
  });

  it('asks the database for the role: an identity that is a minute old opens nothing', async () => {
    const former = await givenPerson(account, 'cleo', 'moderator');
    await account.sql.query(sql`UPDATE "user" SET role = 'member' WHERE id = ${former.id}`);
    const headers = { cookie: former.cookie, 'x-waymark-identity': await account.identityOf(former.id, 'moderator') };
    const response = await account.call(`${MEMBERS}/${admin.id}`, { headers });
    expect(await codeOf(response)).toEqual([403, 'auth.forbidden']);
  });

  it('needs a session of its own, and a sign-in of the last twelve hours', async () => {
    const headers = { 'x-waymark-identity': await account.identityOf(admin.id, 'admin') };
    expect((await account.call(`${MEMBERS}/${admin.id}`, { headers })).status).toBe(401);
    const other = await givenPerson(account, 'dina', 'admin');
    await provedMinutesAgo(account, other, 12 * 60 + 1);
    expect(await codeOf(await view(other, admin))).toEqual([403, 'auth.prove-again']);
  });
});

describe('suspending a member', () => {
  it('ends their sessions everywhere, tells them why and tells the other slices', async () => {
    const subject = await givenPerson(account, 'emil');
    const response = await suspend(moderator, subject);
    expect(await bodyOf<StaffMemberDetail>(response)).toMatchObject({
      isSuspended: true,
      suspensionReason: REASON,
      suspendedAt: expect.any(String),
    });
    expect((await account.lookup(hashOf(subject))).status).toBe(404);
    expect(await account.redis.get(sessionCacheKey(hashOf(subject)))).toBe(SESSION_REVOKED);
    expect(await mailsTo(subject)).toContainEqual({ template: 'suspended' });
    expect(await changesOf(subject)).toEqual([expect.objectContaining({ memberId: subject.id, isActive: false })]);
    expect(await logOf(subject)).toEqual([
      { act: 'member.suspended', actor: moderator.id, reason: REASON, detail: null },
    ]);
  });

  it('is told at sign-in to whoever knows the password, and to nobody else', async () => {
    const subject = await givenPerson(account, 'fritz');
    await suspend(admin, subject);
    const [right, wrong, unknown] = [
      await signIn(account, 'fritz'),
      await signIn(account, 'fritz', 'loud rivers'),
      await signIn(account, 'no-such-person', 'loud rivers'),
    ];
    const body = await bodyOf<{ code: string; detail: string }>(right);
    expect([right.status, body.code]).toEqual([403, 'auth.suspended']);
    expect(body.detail).toContain(REASON);
    expect(body.detail).toContain('appeal');
    expect(right.headers.get('set-cookie')).toBeNull();
    const bodies = await Promise.all(
      [wrong, unknown].map(async (response) => ({ ...(await bodyOf(response)), correlationId: '' })),
    );
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(bodies[0]).toEqual(bodies[1]);
  });

  it('ends with a restoration, after which everything is as before', async () => {
    const subject = await givenPerson(account, 'gerd');
    await suspend(moderator, subject);
    expect(await bodyOf(await restore(moderator, subject))).toMatchObject({
      isSuspended: false,
      suspensionReason: null,
    });
    expect((await signIn(account, 'gerd')).status).toBe(200);
    expect((await changesOf(subject)).map(({ isActive }) => isActive)).toEqual([false, true]);
    expect((await mailsTo(subject)).map(({ template }) => template)).toEqual(
      expect.arrayContaining(['suspended', 'restored']),
    );
  });

  it('leaves one trace when it is done twice, or by two at once', async () => {
    const subject = await givenPerson(account, 'hedy');
    const answers = await Promise.all([
      suspend(moderator, subject),
      suspend(admin, subject),
      suspend(moderator, subject),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await logOf(subject)).toHaveLength(1);
    expect((await mailsTo(subject)).filter(({ template }) => template === 'suspended')).toHaveLength(1);
  });

  it.each(['', 'no', `a${'x'.repeat(500)}`, 'bidi \u202e override'])(
    'needs a reason that can be read: %j',
    async (reason) => {
      const subject = await givenPerson(account, `ivo${reason.length}`);
      const response = await suspend(moderator, subject, reason);
      expect(response.status).toBe(422);
      expect(Object.keys((await bodyOf<{ fieldErrors: object }>(response)).fieldErrors)).toEqual(['reason']);
      expect(await logOf(subject)).toEqual([]);
    },
  );
});

describe('who may do what to whom', () => {
  it('moderators do nothing to staff', async () => {
    const other = await givenPerson(account, 'jana', 'moderator');
    for (const subject of [other, admin]) {
      expect(await codeOf(await suspend(moderator, subject))).toEqual([403, 'staff.needs-admin']);
      expect(await codeOf(await verify(moderator, subject, 'verified'))).toEqual([403, 'staff.needs-admin']);
    }
    expect((await suspend(admin, other)).status).toBe(200);
  });

  it('nobody does anything to their own account', async () => {
    expect(await codeOf(await suspend(admin, admin))).toEqual([403, 'staff.own-account']);
    expect(await codeOf(await setRole(admin, admin, 'member'))).toEqual([403, 'staff.own-account']);
    expect(await codeOf(await verify(moderator, moderator, 'verified'))).toEqual([403, 'staff.own-account']);
  });

  it('only admins change roles', async () => {
    const subject = await givenPerson(account, 'kim');
    expect(await codeOf(await setRole(moderator, subject, 'moderator'))).toEqual([403, 'auth.forbidden']);
    const forged = {
      cookie: moderator.cookie,
      'content-type': 'application/json',
      'x-waymark-identity': await account.identityOf(moderator.id, 'admin'),
    };
    const response = await account.call(`${MEMBERS}/${subject.id}/role`, {
      method: 'PUT',
      headers: forged,
      body: JSON.stringify({ role: 'admin', reason: 'Trust me.' }),
    });
    expect(await codeOf(response)).toEqual([403, 'auth.forbidden']);
  });

  it('another role ends the sessions, is told by mail and is in the log', async () => {
    const subject = await givenPerson(account, 'lea');
    expect(await bodyOf(await setRole(admin, subject, 'moderator'))).toMatchObject({ role: 'moderator' });
    expect((await account.lookup(hashOf(subject))).status).toBe(404);
    expect(await logOf(subject)).toEqual([
      { act: 'member.role-changed', actor: admin.id, reason: 'Joins the team.', detail: 'member to moderator' },
    ]);
    expect(await mailsTo(subject)).toContainEqual({ template: 'role-changed' });
  });

  it('an admin remains, even when two demote each other at the same instant', async () => {
    const other = await givenPerson(account, 'mio', 'admin');
    await account.sql.query(
      sql`UPDATE "user" SET role = 'member' WHERE role = 'admin' AND id NOT IN (${admin.id}, ${other.id})`,
    );
    const statuses = (await Promise.all([setRole(admin, other, 'member'), setRole(other, admin, 'member')])).map(
      ({ status }) => status,
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    const row = await account.sql.one<{ admins: number }>(
      sql`SELECT count(*)::int AS admins FROM "user" WHERE role = 'admin' AND is_active`,
    );
    expect(row?.admins).toBe(1);
    await account.sql.query(sql`UPDATE "user" SET role = 'admin' WHERE id = ${admin.id}`);
    admin.cookie = (await signIn(account, 'admin-one')).headers.get('set-cookie')?.split(';')[0] ?? '';
  });
});

describe('verification', () => {
  it('goes through its states, each told by mail, and only "verified" gives the badge', async () => {
    const subject = await givenPerson(account, 'nele');
    for (const [status, isVerified] of [
      ['pending', false],
      ['verified', true],
      ['rejected', false],
      ['unverified', false],
    ] as const)
      expect(await bodyOf(await verify(moderator, subject, status))).toMatchObject({
        verificationStatus: status,
        isVerified,
      });
    expect((await logOf(subject)).map(({ detail }) => detail)).toEqual([
      'unverified to pending',
      'pending to verified',
      'verified to rejected',
      'rejected to unverified',
    ]);
    expect((await mailsTo(subject)).map(({ template }) => template)).toEqual(
      expect.arrayContaining([
        'verification-pending',
        'verification-verified',
        'verification-rejected',
        'verification-unverified',
      ]),
    );
    expect((await changesOf(subject)).map(({ isVerified }) => isVerified)).toEqual([false, true, false, false]);
  });

  it('and the influencer badge are given by staff alone', async () => {
    const subject = await givenPerson(account, 'olga');
    const influencer = (who: Person, isInfluencer: boolean) =>
      account.browse(who.cookie, 'PUT', `${MEMBERS}/${subject.id}/influencer`, { isInfluencer });
    expect((await influencer(subject, true)).status).toBe(403);
    expect((await verify(subject, subject, 'verified')).status).toBe(403);
    expect(await bodyOf(await influencer(moderator, true))).toMatchObject({ isInfluencer: true });
    expect((await changesOf(subject)).at(-1)).toMatchObject({ isInfluencer: true });
    expect((await verify(moderator, subject, 'famous')).status).toBe(422);
  });
});

describe('the audit log', () => {
  it('is for admins, names who did what to whom, newest first, page by page', async () => {
    const subject = await givenPerson(account, 'pia');
    await suspend(moderator, subject);
    expect((await account.browse(moderator.cookie, 'GET', '/api/admin/audit-log')).status).toBe(403);
    const response = await account.browse(admin.cookie, 'GET', '/api/admin/audit-log?limit=1');
    expect(await bodyOf(response)).toEqual([
      expect.objectContaining({
        act: 'member.suspended',
        reason: REASON,
        isErased: false,
        actor: { id: moderator.id, displayName: 'moderator-one Example' },
        subject: { id: subject.id, displayName: 'pia Example' },
      }),
    ]);
    const next = /<(.+)>/.exec(response.headers.get('link') ?? '')?.[1] ?? '';
    const [older] = await bodyOf<Array<{ id: number }>>(await account.browse(admin.cookie, 'GET', next));
    expect(older?.id).toBe(Number(response.headers.get('x-total-count')) - 1);
    expect((await account.browse(admin.cookie, 'GET', '/api/admin/audit-log?cursor=x')).status).toBe(400);
  });

  it('is whole after all of this, and holds no e-mail address', async () => {
    expect(await verifyAudit(account.sql)).toMatchObject({ brokenAt: null });
    const rows = await account.sql.query(sql`SELECT e::text FROM audit_entry e`);
    expect(JSON.stringify(rows)).not.toContain('@example.org');
  });
});
