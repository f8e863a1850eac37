import { randomUUID } from 'node:crypto';
import { memberChanged } from '@waymark/contracts-account';
import sql from 'sql-template-tag';
import { type AccountUnderTest, sharedAccount } from '../../test/account-service';
import { givenMember } from '../../test/given-member';
import { MeritChangedConsumer } from './merit-changed.consumer';

let account: AccountUnderTest;
beforeAll(async () => void (account = await sharedAccount()));

function told(memberId: number, aggregateVersion: number, points: number, isInfluencer = false) {
  return account.app.get(MeritChangedConsumer).handle({
    id: randomUUID(),
    type: 'community.member.merit-changed.v1',
    time: new Date().toISOString(),
    aggregateId: String(memberId),
    aggregateVersion,
    correlationId: null,
    data: { memberId, points, badges: [], isInfluencer },
  });
}
const profileOf = (id: number) =>
  account.sql.one(sql`SELECT points, is_influencer AS "isInfluencer" FROM user_profile WHERE id = ${id}`);
const changesOf = async (id: number) =>
  account.sql.query<{ isInfluencer: boolean }>(sql`
    SELECT (data ->> 'isInfluencer')::boolean AS "isInfluencer" FROM outbox
    WHERE type = ${memberChanged.type} AND aggregate_id = ${String(id)} ORDER BY seq`);

describe('points and the influencer mark of a profile (C8.6)', () => {
  it('are what the newest event says, whatever comes late', async () => {
    const { id } = await givenMember(account);
    await told(id, 2, 40);
    await told(id, 1, 900, true);
    expect(await profileOf(id)).toEqual({ points: 40, isInfluencer: false });
    expect(await changesOf(id)).toEqual([]);
  });

  it('are told to the other slices when the mark comes or goes, and only then', async () => {
    const { id } = await givenMember(account);
    await told(id, 1, 400, true);
    await told(id, 2, 410, true);
    await told(id, 3, 90);
    expect(await profileOf(id)).toEqual({ points: 90, isInfluencer: false });
    expect(await changesOf(id)).toEqual([{ isInfluencer: true }, { isInfluencer: false }]);
  });

  it('leave the mark as staff decided it', async () => {
    const { id } = await givenMember(account);
    await account.sql.query(
      sql`UPDATE user_profile SET is_influencer = true, is_influencer_by_staff = true WHERE id = ${id}`,
    );
    await told(id, 1, 5);
    expect(await profileOf(id)).toEqual({ points: 5, isInfluencer: true });
  });

  it('of somebody who left change nothing', async () => {
    await expect(told(987_654, 1, 5)).resolves.toBeUndefined();
  });
});
