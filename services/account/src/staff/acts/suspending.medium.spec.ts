import type { StaffMemberDetail } from '@waymark/contracts-account';
import { SESSION_REVOKED, sessionCacheKey } from '@waymark/contracts-account';
import { type AccountUnderTest, bodyOf, sharedAccount } from '../../../test/account-service';
import { REASON, staffActs } from '../../../test/staff-acts';
import { givenPerson, type Person, signIn } from '../../../test/staff-people';
import { sessionHash } from '@waymark/edge-kit';

let account: AccountUnderTest;
let moderator: Person;
let admin: Person;
beforeAll(async () => {
  account = await sharedAccount();
  moderator = await givenPerson(account, 'moderator-one', 'moderator');
  admin = await givenPerson(account, 'admin-one', 'admin');
}, 60_000);

const { suspend, restore, logOf, mailsTo, changesOf, endsOf } = staffActs(() => account);
const hashOf = ({ cookie }: Person) => sessionHash(cookie.replace('sid=', ''));

describe('suspending a member (A4.27, A10.107, A10.109)', () => {
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
    // What open tabs are told of new things by ends too: with the event, or when the gateway asks.
    expect(await endsOf(hashOf(subject))).toEqual([{ sessionHash: hashOf(subject) }]);
    expect(await bodyOf(await account.lookup(`${hashOf(subject)}/time-left`))).toEqual({ secondsLeft: 0 });
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
    // Done twice it is done once.
    expect((await restore(admin, subject)).status).toBe(200);
    expect((await logOf(subject)).map(({ act }) => act)).toEqual(['member.suspended', 'member.restored']);
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

  it.each(['', 'no', `a${'x'.repeat(500)}`, '\u202e\u3164\u2800\u200b\u0301\u0302'])(
    'needs a reason that can be read: %j (A10.108)',
    async (reason) => {
      const subject = await givenPerson(account, `ivo${reason.length}`);
      const response = await suspend(moderator, subject, reason);
      expect(response.status).toBe(422);
      expect(Object.keys((await bodyOf<{ fieldErrors: object }>(response)).fieldErrors)).toEqual(['reason']);
      expect(await logOf(subject)).toEqual([]);
    },
  );
});
