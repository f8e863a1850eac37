import { memberBlocked } from '@waymark/contracts-community';
import sql from 'sql-template-tag';
import { type CommunityUnderTest, sharedCommunity } from '../../../test/community-service';
import { peopleCalls } from '../../../test/people-scenario';

const [ANA, BEN] = [21, 22];

describe('blocking', () => {
  let service: CommunityUnderTest;
  let people: ReturnType<typeof peopleCalls>;
  beforeAll(async () => {
    service = await sharedCommunity();
    people = peopleCalls(service);
  }, 60_000);
  beforeEach(async () => {
    await people.startOver();
    for (const id of [ANA, BEN]) await people.known(id);
  });

  it('ends follows both ways, and the other finds nobody there (C4.8)', async () => {
    await people.follow(BEN, ANA);
    await people.follow(ANA, BEN);
    expect((await people.block(BEN, ANA)).body).toMatchObject({
      isBlocked: true,
      isFollowing: false,
      mayFollow: false,
    });
    expect(await people.follows()).toEqual([]);
    expect((await people.told()).slice(2).map(({ id, data }) => [id, data.isFollowing])).toEqual([
      [`${ANA}-${BEN}`, false],
      [`${BEN}-${ANA}`, false],
    ]);
    expect((await people.relation(ANA, BEN)).status).toBe(404);
    expect((await people.relation(BEN, ANA)).body).toMatchObject({ isBlocked: true, followers: 0 });
  });

  it('by both lasts until both take it back', async () => {
    await people.block(BEN, ANA);
    expect((await people.block(ANA, BEN)).body.isBlocked).toBe(true);
    await people.unblock(BEN, ANA);
    expect((await people.relation(BEN, ANA)).status).toBe(404);
    expect((await people.relation(ANA, BEN)).body.isBlocked).toBe(true);
    await people.unblock(ANA, BEN);
    expect((await people.relation(BEN, ANA)).body).toMatchObject({ isBlocked: false, mayFollow: true });
    expect(await service.sql.query(sql`SELECT 1 FROM member_block`)).toEqual([]);
  });

  it('is taken back by whoever blocked alone', async () => {
    await people.block(BEN, ANA);
    expect((await people.unblock(ANA, BEN)).status).toBe(200);
    expect((await people.relation(ANA, BEN)).status).toBe(404);
  });

  it('is told to the other slices once, with rising versions, and so is its end', async () => {
    for (const call of [people.block, people.block, people.unblock, people.unblock, people.block]) await call(BEN, ANA);
    const told = await service.sql.query<{ version: number; data: object }>(sql`
      SELECT aggregate_version AS version, data FROM outbox
      WHERE type = ${memberBlocked.type} AND aggregate_id = ${`${ANA}-${BEN}`} ORDER BY seq`);
    const pair = { memberId: ANA, blockedId: BEN };
    expect(told.map(({ data }) => data)).toEqual([true, false, true].map((isBlocked) => ({ ...pair, isBlocked })));
    const versions = told.map(({ version }) => version);
    expect(versions).toEqual([...new Set(versions)].sort((a, b) => a - b));
  });

  it('and following at the same moment leaves no follow, whichever came first', async () => {
    for (let round = 0; round < 10; round += 1) {
      await Promise.all([people.follow(BEN, ANA), people.block(ANA, BEN), people.follow(ANA, BEN)]);
      expect(await people.follows()).toEqual([]);
      await people.unblock(ANA, BEN);
    }
  });

  it('takes somebody with a private profile, and nobody who is not there', async () => {
    await people.known(BEN, { isPublic: false });
    expect((await people.block(BEN, ANA)).body.isBlocked).toBe(true);
    expect((await people.block(999, ANA)).status).toBe(404);
    expect((await people.block(ANA, ANA)).status).toBe(409);
  });

  it('and muting go their own ways; a muted person is not told', async () => {
    await people.mute(BEN, ANA);
    expect((await people.relation(BEN, ANA)).body).toMatchObject({ isMuted: true, mayFollow: true });
    expect((await people.relation(ANA, BEN)).body).toMatchObject({ isMuted: false, mayFollow: true });
    expect((await people.unmute(BEN, ANA)).body.isMuted).toBe(false);
    expect((await people.mute(999, ANA)).status).toBe(404);
  });
});
