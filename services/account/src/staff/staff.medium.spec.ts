import { memberChanged, SESSION_REVOKED, sessionCacheKey, sessionEnded } from '@waymark/contracts-account';
import { verifyAudit } from '@waymark/service-kit';
import { acrossCommit } from '@waymark/testing';
import sql from 'sql-template-tag';
import {
  type AccountUnderTest,
  bodyOf,
  codeOf,
  fieldErrorsOf,
  hashOf,
  sharedAccount,
} from '../../test/account-service';
import { told } from '../../test/events';
import { templatesTo } from '../../test/mailbox';
import { givenPerson, type Person, setCookie, signIn } from '../../test/members';
import { REASON, staffActs } from '../../test/staff-acts';

const MEMBERS = '/api/admin/members';

let account: AccountUnderTest;
let moderator: Person;
let admin: Person;
beforeAll(async () => {
  account = await sharedAccount();
  moderator = await givenPerson(account, 'moderator-one', 'moderator');
  admin = await givenPerson(account, 'admin-one', 'admin');
}, 60_000);

const { view, suspend, restore, verify, setRole, logOf } = staffActs(() => account);

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
    expect((await logOf(subject)).map(({ act, actor }) => [act, actor])).toEqual([
      ['member.viewed', moderator.id],
      ['member.viewed', admin.id],
    ]);
    expect(await codeOf(view(admin, { id: 999_999, cookie: '' }))).toBe('404 request.not-found');
  });
});

describe('who may do what to whom (A6.6)', () => {
  it('moderators do nothing to staff, and nobody does anything to their own account', async () => {
    const other = await givenPerson(account, 'jana', 'moderator');
    expect(await codeOf(suspend(moderator, other))).toBe('403 staff.needs-admin');
    expect(await codeOf(verify(moderator, admin, 'verified'))).toBe('403 staff.needs-admin');
    expect(await codeOf(setRole(admin, admin, 'member'))).toBe('403 staff.own-account');
    expect((await suspend(admin, other)).status).toBe(200);
  });

  it('a new role ends the sessions, is sent by email and is in the log', async () => {
    const subject = await givenPerson(account, 'lea');
    expect(await bodyOf(await setRole(admin, subject, 'moderator'))).toMatchObject({ role: 'moderator' });
    expect((await account.lookup(hashOf(subject.cookie))).status).toBe(404);
    expect(await logOf(subject)).toEqual([
      { act: 'member.role-changed', actor: admin.id, reason: 'Joins the team.', detail: 'member to moderator' },
    ]);
    expect(await templatesTo(account, subject)).toContain('role-changed');
  });

  it('an admin remains, even when two demote each other at the same instant', async () => {
    const other = await givenPerson(account, 'mio', 'admin');
    await account.sql.query(
      sql`UPDATE "user" SET role = 'member' WHERE role = 'admin' AND id NOT IN (${admin.id}, ${other.id})`,
    );
    const both = await Promise.all([setRole(admin, other, 'member'), setRole(other, admin, 'member')]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    const admins = sql`SELECT 1 FROM "user" WHERE role = 'admin' AND is_active`;
    expect(await account.sql.query(admins)).toHaveLength(1);
    await account.sql.query(sql`UPDATE "user" SET role = 'admin' WHERE id = ${admin.id}`);
    admin.cookie = setCookie(await signIn(account, 'admin-one'), 'sid');
  });
});

describe('suspending a member (A4.27, A10.107, A10.109)', () => {
  it('ends their sessions everywhere, tells them why and tells the other slices', async () => {
    const subject = await givenPerson(account, 'emil');
    const hash = hashOf(subject.cookie);
    expect(await bodyOf(await suspend(moderator, subject))).toMatchObject({
      isSuspended: true,
      suspensionReason: REASON,
      suspendedAt: expect.any(String),
    });
    expect((await account.lookup(hash)).status).toBe(404);
    expect(await account.redis.get(sessionCacheKey(hash))).toBe(SESSION_REVOKED);
    // The live updates of open tabs end too: by the event, or when the gateway asks how much time is left.
    expect(await told(account, sessionEnded, hash)).toEqual([{ sessionHash: hash }]);
    expect(await bodyOf(await account.lookup(`${hash}/time-left`))).toEqual({ secondsLeft: 0 });
    expect(await templatesTo(account, subject)).toContain('suspended');
    expect(await told(account, memberChanged, subject.id)).toMatchObject([{ memberId: subject.id, isActive: false }]);
    expect(await logOf(subject)).toEqual([
      { act: 'member.suspended', actor: moderator.id, reason: REASON, detail: null },
    ]);
  });

  it('is shown at sign-in only to someone who knows the password', async () => {
    await suspend(admin, await givenPerson(account, 'fritz'));
    const right = await signIn(account, 'fritz');
    const body = await bodyOf<{ code: string; detail: string }>(right);
    expect([right.status, body.code, right.headers.get('set-cookie')]).toEqual([403, 'auth.suspended', null]);
    expect(body.detail).toContain(REASON);
    expect(body.detail).toContain('appeal');
    const wrong = await signIn(account, 'fritz', 'loud rivers');
    const unknown = await bodyOf(await signIn(account, 'no-such-person', 'loud rivers'));
    expect([wrong.status, await bodyOf(wrong)]).toEqual([401, { ...unknown, correlationId: expect.any(String) }]);
  });

  it('ends with a restoration, after which everything is as before', async () => {
    const subject = await givenPerson(account, 'gerd');
    await suspend(moderator, subject);
    expect(await bodyOf(await restore(moderator, subject))).toMatchObject({
      isSuspended: false,
      suspensionReason: null,
    });
    // Done twice it is done once.
    expect((await restore(admin, subject)).status).toBe(200);
    expect((await logOf(subject)).map(({ act }) => act)).toEqual(['member.suspended', 'member.restored']);
    expect((await signIn(account, 'gerd')).status).toBe(200);
    expect((await told(account, memberChanged, subject.id)).map(({ isActive }) => isActive)).toEqual([false, true]);
    expect(await templatesTo(account, subject)).toEqual(expect.arrayContaining(['suspended', 'restored']));
  });

  it('leaves one trace when it is done twice, or by two at once', async () => {
    const subject = await givenPerson(account, 'hedy');
    const answers = await Promise.all([moderator, admin, moderator].map((who) => suspend(who, subject)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await logOf(subject)).toHaveLength(1);
    expect((await templatesTo(account, subject)).filter((template) => template === 'suspended')).toHaveLength(1);
  });

  it.each(['', 'no', `a${'x'.repeat(500)}`, '\u202e\u3164\u2800\u200b\u0301\u0302'])(
    'needs a reason that can be read: %j (A10.108)',
    async (reason) => expect(await fieldErrorsOf(suspend(moderator, admin, reason))).toHaveProperty('reason'),
  );
});

describe('verification (A4.26, A6.9, F12.1)', () => {
  it('goes through its states, each with an email, and only "verified" gives the badge', async () => {
    const subject = await givenPerson(account, 'nele');
    const states = ['pending', 'verified', 'rejected', 'unverified'];
    for (const status of states)
      expect(await bodyOf(await verify(moderator, subject, status))).toMatchObject({
        verificationStatus: status,
        isVerified: status === 'verified',
      });
    expect((await logOf(subject)).map(({ detail }) => detail)).toEqual([
      'unverified to pending',
      'pending to verified',
      'verified to rejected',
      'rejected to unverified',
    ]);
    const mails = states.map((status) => `verification-${status}`);
    expect(await templatesTo(account, subject)).toEqual(expect.arrayContaining(mails));
    const badges = (await told(account, memberChanged, subject.id)).map(({ isVerified }) => isVerified);
    expect(badges).toEqual([false, true, false, false]);
  });

  it('and the influencer badge are given by staff alone (A10.106)', async () => {
    const subject = await givenPerson(account, 'olga');
    const influencer = (who: Person) =>
      account.browse(who.cookie, 'PUT', `${MEMBERS}/${subject.id}/influencer`, { isInfluencer: true });
    expect([(await influencer(subject)).status, (await verify(subject, subject, 'verified')).status]).toEqual([
      403, 403,
    ]);
    expect(await bodyOf(await influencer(moderator))).toMatchObject({ isInfluencer: true });
    expect((await told(account, memberChanged, subject.id)).at(-1)).toMatchObject({ isInfluencer: true });
    const decided = sql`SELECT is_influencer_by_staff AS "byStaff" FROM user_profile WHERE id = ${subject.id}`;
    expect(await account.sql.one(decided)).toEqual({ byStaff: true });
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
  it('names who did what to whom, newest first, page by page, without an e-mail address (A10.119)', async () => {
    const subject = await givenPerson(account, 'pia');
    await suspend(moderator, subject);
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
    expect(await verifyAudit(account.sql)).toMatchObject({ brokenAt: null });
    const rows = await account.sql.query(sql`SELECT e::text FROM audit_entry e`);
    expect(JSON.stringify(rows)).not.toContain('@example.org');
  });
});
