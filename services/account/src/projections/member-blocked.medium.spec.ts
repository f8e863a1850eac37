import { randomUUID } from 'node:crypto';
import type { ListedProfile } from '@waymark/contracts-account';
import sql from 'sql-template-tag';
import { type AccountUnderTest, sharedAccount } from '../../test/account-service';
import { givenMember, type GivenMember } from '../../test/given-member';
import { MemberBlockedConsumer } from './member-blocked.consumer';

let account: AccountUnderTest;
let ana: GivenMember;
let ben: GivenMember;
beforeAll(async () => {
  account = await sharedAccount();
  ana = await givenMember(account);
  ben = await givenMember(account);
}, 60_000);

function told(memberId: number, blockedId: number, isBlocked: boolean, aggregateVersion: number) {
  return account.app.get(MemberBlockedConsumer).handle({
    id: randomUUID(),
    type: 'community.member.blocked.v1',
    time: new Date().toISOString(),
    aggregateId: `${memberId}-${blockedId}`,
    aggregateVersion,
    correlationId: null,
    data: { memberId, blockedId, isBlocked },
  });
}
const statusOf = async (of: GivenMember, as: GivenMember) =>
  (await as.call('GET', `/api/user-profiles/${of.id}`)).status;
/** Whether the list shows `of`, and how many it counts. */
async function listed(of: GivenMember, answer: Promise<Response>) {
  const response = await answer;
  const profiles = (await response.json()) as ListedProfile[];
  return [profiles.some(({ id }) => id === of.id), Number(response.headers.get('x-total-count'))] as const;
}
const LIST = '/api/user-profiles?limit=100';

describe('two members of whom one blocked the other (C9.7)', () => {
  it('are in no list for each other, and in no count; visitors see both', async () => {
    const [, all] = await listed(ana, ben.call('GET', LIST));
    await told(ana.id, ben.id, true, 1);
    expect(await listed(ana, ben.call('GET', LIST))).toEqual([false, all - 1]);
    expect(await listed(ben, ana.call('GET', LIST))).toEqual([false, all - 1]);
    expect(await listed(ana, account.call(LIST))).toEqual([true, all]);
  });

  it('have no profile for whom was blocked; who blocked can still open theirs, to take it back', async () => {
    expect(await statusOf(ana, ben)).toBe(404);
    expect(await statusOf(ben, ana)).toBe(200);
    expect(await statusOf(ben, ben)).toBe(200);
  });

  it('see each other again when it is taken back, whatever comes late', async () => {
    await told(ana.id, ben.id, false, 3);
    await told(ana.id, ben.id, true, 2);
    expect(await statusOf(ana, ben)).toBe(200);
    expect((await listed(ben, ana.call('GET', LIST)))[0]).toBe(true);
  });

  it('leave nothing of it when one of them leaves, and nothing comes of a word about whom nobody knows', async () => {
    await told(ben.id, ana.id, true, 4);
    await told(ana.id, 987_654, true, 5);
    expect(await account.sql.query(sql`SELECT blocked_id FROM member_block WHERE member_id = ${ana.id}`)).toHaveLength(
      1,
    );
    await account.sql.query(sql`DELETE FROM "user" WHERE id = ${ben.id}`);
    expect(await account.sql.query(sql`SELECT 1 FROM member_block`)).toEqual([]);
  });
});
