import sql from 'sql-template-tag';
import { type AccountUnderTest, sharedAccount } from '../../test/account-service';
import { givenMember } from '../../test/given-member';
import { MemberEvents } from './member-events';

let account: AccountUnderTest;
beforeAll(async () => void (account = await sharedAccount()));

const eventsOf = (id: number) =>
  account.sql.query<{ version: number; data: unknown }>(sql`
    SELECT aggregate_version AS version, data FROM outbox
    WHERE type = 'account.member.changed.v1' AND aggregate_id = ${String(id)} ORDER BY seq`);

describe('telling that a member changed', () => {
  it('carries what the rows hold at the end of the change, and the next version', async () => {
    const { id, username } = await givenMember(account);
    await account.sql.transaction(async (tx) => {
      await tx.query(sql`UPDATE user_profile SET is_verified = true, is_influencer = true WHERE id = ${id}`);
      await tx.query(sql`UPDATE "user" SET is_active = false WHERE id = ${id}`);
      await account.app.get(MemberEvents).changed(tx, id);
    });
    const data = {
      memberId: id,
      displayName: 'Maya Lopez',
      username,
      isVerified: true,
      isInfluencer: true,
      isPublic: true,
      isActive: false,
      isStaff: false,
      interests: [],
      city: null,
    };
    expect(await eventsOf(id)).toEqual([{ version: 2, data }]);
  });

  it('tells nothing of a change that is undone', async () => {
    const { id } = await givenMember(account);
    const undone = account.sql.transaction(async (tx) => {
      await account.app.get(MemberEvents).changed(tx, id);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await eventsOf(id)).toEqual([]);
  });

  it('gives each of many changes at once a version of its own', async () => {
    const { id } = await givenMember(account);
    const change = () => account.sql.transaction((tx) => account.app.get(MemberEvents).changed(tx, id));
    await Promise.all(Array.from({ length: 8 }, change));
    expect((await eventsOf(id)).map(({ version }) => version)).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
  });
});
