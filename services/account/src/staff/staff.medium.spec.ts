import { verifyAudit } from '@waymark/service-kit';
import { acrossCommit } from '@waymark/testing';
import sql from 'sql-template-tag';
import { type AccountUnderTest, bodyOf, sharedAccount } from '../../test/account-service';
import { codeOf, REASON, staffActs } from '../../test/staff-acts';
import { givenPerson, type Person, provedMinutesAgo, signIn } from '../../test/staff-people';
import { sessionHash } from '@waymark/edge-kit';

const MEMBERS = '/api/admin/members';

let account: AccountUnderTest;
let moderator: Person;
let admin: Person;
beforeAll(async () => {
  account = await sharedAccount();
  moderator = await givenPerson(account, 'moderator-one', 'moderator');
  admin = await givenPerson(account, 'admin-one', 'admin');
}, 60_000);

const { view, suspend, verify, setRole, logOf, mailsTo, changesOf } = staffActs(() => account);
const hashOf = ({ cookie }: Person) => sessionHash(cookie.replace('sid=', ''));

describe('looking at a member (A2.91)', () => {
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

describe('who may do what to whom (A6.6)', () => {
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

describe('verification (A4.26, A6.9, F12.1)', () => {
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

  it('and the influencer badge are given by staff alone (A10.106)', async () => {
    const subject = await givenPerson(account, 'olga');
    const influencer = (who: Person, isInfluencer: boolean) =>
      account.browse(who.cookie, 'PUT', `${MEMBERS}/${subject.id}/influencer`, { isInfluencer });
    expect((await influencer(subject, true)).status).toBe(403);
    expect((await verify(subject, subject, 'verified')).status).toBe(403);
    expect(await bodyOf(await influencer(moderator, true))).toMatchObject({ isInfluencer: true });
    expect((await changesOf(subject)).at(-1)).toMatchObject({ isInfluencer: true });
    const decided = sql`SELECT is_influencer_by_staff AS "byStaff" FROM user_profile WHERE id = ${subject.id}`;
    expect(await account.sql.one(decided)).toEqual({ byStaff: true });
    expect((await verify(moderator, subject, 'famous')).status).toBe(422);
  });

  it('is given once where another transaction gives it at the same time', async () => {
    const subject = await givenPerson(account, 'quinn');
    const given = `UPDATE user_profile SET is_influencer = true WHERE id = ${subject.id}`;
    const path = `${MEMBERS}/${subject.id}/influencer`;
    const answer = await acrossCommit(account.databaseUrl, given, () =>
      account.browse(moderator.cookie, 'PUT', path, { isInfluencer: true }),
    );
    expect(await bodyOf(answer)).toMatchObject({ isInfluencer: true });
    expect(await logOf(subject)).toEqual([]);
  });
});

describe('the audit log', () => {
  it('is for admins, names who did what to whom, newest first, page by page (A10.119)', async () => {
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
