import { randomUUID } from 'node:crypto';
import { memberMeasured, sessionCacheKey } from '@waymark/contracts-account';
import { memberDecided } from '@waymark/contracts-community';
import type { Identity } from '@waymark/contracts-core';
import { type AccountUnderTest, bodyOf, hashOf, sharedAccount } from '../../test/account-service';
import { arrives, told } from '../../test/events';
import { staffActs } from '../../test/staff-acts';
import { givenPerson, type Person, setCookie, signIn } from '../../test/members';

let account: AccountUnderTest;
let admin: Person;
beforeAll(async () => {
  account = await sharedAccount();
  admin = await givenPerson(account, 'measure-admin', 'admin');
}, 60_000);

const { suspend, logOf } = staffActs(() => account);
const UNTIL = new Date(Date.now() + 7 * 86_400_000).toISOString();
const NOTHING = { limitedUntil: null, isSuspended: false, statementId: null };

const decide = (subject: Pick<Person, 'id'>, number: number, more: object = {}, id = randomUUID()) =>
  arrives(
    account,
    memberDecided,
    { memberId: subject.id, number, decidedBy: admin.id, ...NOTHING, ...more },
    { id, aggregateId: String(subject.id), aggregateVersion: number },
  );
const answersOf = ({ id }: Pick<Person, 'id'>) => told(account, memberMeasured, id);
const identityOf = async ({ cookie }: Pick<Person, 'cookie'>) => bodyOf<Identity>(await account.lookup(hashOf(cookie)));

describe('a limit', () => {
  it('applies to every session immediately, and to new ones, and ends when it is lifted', async () => {
    const subject = await givenPerson(account, 'limit-ana');
    expect(await identityOf(subject)).not.toHaveProperty('limitedUntil');
    await decide(subject, 1, { limitedUntil: UNTIL, statementId: 12 });
    expect(await identityOf(subject)).toMatchObject({ limitedUntil: UNTIL, limitStatement: 12 });
    const cookie = setCookie(await signIn(account, 'limit-ana'), 'sid');
    const cached = await account.redis.get(sessionCacheKey(hashOf(cookie)));
    expect(JSON.parse(cached ?? '{}')).toMatchObject({ limitedUntil: UNTIL });
    await decide(subject, 2);
    expect(await identityOf(subject)).not.toHaveProperty('limitedUntil');
    expect((await logOf(subject)).map(({ act }) => act)).toEqual(['member.limited', 'member.limit-ended']);
    expect(await answersOf(subject)).toEqual(
      [1, 2].map((number) => ({ memberId: subject.id, number, isApplied: true })),
    );
  });

  it('that comes after its end changes nothing, and twice is once', async () => {
    const subject = await givenPerson(account, 'limit-bo');
    await decide(subject, 2);
    await decide(subject, 1, { limitedUntil: UNTIL, statementId: 12 });
    expect(await identityOf(subject)).not.toHaveProperty('limitedUntil');
    const id = randomUUID();
    await Promise.all([1, 2].map(() => decide(subject, 3, { limitedUntil: UNTIL, statementId: 12 }, id)));
    expect((await logOf(subject)).map(({ act }) => act)).toEqual(['member.limited']);
    expect((await answersOf(subject)).length).toBe(2);
  });
});

describe('a suspension (F6.6)', () => {
  it('ends sessions, is shown at sign-in, and leaves everything as before when it is lifted', async () => {
    const subject = await givenPerson(account, 'out-cy');
    await decide(subject, 1, { isSuspended: true, statementId: 13 });
    expect((await account.lookup(hashOf(subject.cookie))).status).toBe(404);
    const refused = await signIn(account, 'out-cy');
    expect(refused.status).toBe(403);
    expect((await bodyOf<{ detail: string }>(refused)).detail).toContain('statement of reasons');
    await decide(subject, 2);
    expect((await signIn(account, 'out-cy')).status).toBe(200);
    expect((await logOf(subject)).map(({ act }) => act)).toEqual(['member.suspended', 'member.restored']);
  });

  it('by staff who look after accounts stays when one by the queue ends', async () => {
    const subject = await givenPerson(account, 'out-di');
    await suspend(admin, subject);
    await decide(subject, 1, { isSuspended: true, statementId: 13 });
    await decide(subject, 2);
    expect((await signIn(account, 'out-di')).status).toBe(403);
  });

  it('is refused for the last admin, and for someone who has left', async () => {
    await decide(admin, 1, { isSuspended: true, statementId: 13 });
    expect((await account.lookup(hashOf(admin.cookie))).status).toBe(200);
    expect(await answersOf(admin)).toEqual([{ memberId: admin.id, number: 1, isApplied: false }]);
    const gone = { id: 1_999_999_999 };
    await decide(gone, 1, { isSuspended: true, statementId: 13 });
    expect(await answersOf(gone)).toEqual([{ memberId: gone.id, number: 1, isApplied: false }]);
  });
});
