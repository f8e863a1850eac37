import { randomUUID } from 'node:crypto';
import { exportRequested, memberChanged, memberDeleted } from '@waymark/contracts-account';
import { JetStreamStrategy, PrivacyCheck } from '@waymark/service-kit';
import { until } from '@waymark/testing';
import sql from 'sql-template-tag';
import { type CommunityUnderTest, sharedCommunity } from '../../test/community-service';
import { peopleCalls } from '../../test/people-scenario';
import { COMMUNITY_PRIVACY } from '../privacy/privacy.declaration';

const [ANA, BEN, CAS] = [31, 32, 33];

describe('what stands between members (C9.4)', () => {
  let service: CommunityUnderTest;
  let people: ReturnType<typeof peopleCalls>;
  let privacy: PrivacyCheck;
  beforeAll(async () => {
    service = await sharedCommunity();
    people = peopleCalls(service);
    privacy = new PrivacyCheck(service.app, COMMUNITY_PRIVACY, { leaves: memberDeleted, asks: exportRequested });
    for (const id of [ANA, BEN, CAS]) await people.known(id);
    await people.follow(BEN, ANA);
    await people.follow(ANA, BEN);
    await people.follow(CAS, BEN);
    await people.mute(ANA, CAS);
    await people.block(CAS, ANA);
  }, 60_000);

  it('is exported to whoever did it, and never who blocked or muted them', async () => {
    const rowsOf = async (memberId: number) => {
      const { sections } = await privacy.export(memberId);
      return Object.fromEntries(sections.map(({ id, rows }) => [id, rows.map(({ member }) => member)]));
    };
    expect(await rowsOf(ANA)).toMatchObject({ follows: [BEN], blocks: [CAS], mutes: [] });
    expect(await rowsOf(CAS)).toMatchObject({ follows: [], blocks: [], mutes: [ANA] });
  });

  it('goes with either of them, also where the other did it, and the events that told of it', async () => {
    await until('the erasure', 10_000, () => privacy.leave(ANA));
    const left = await service.sql.query(sql`
      SELECT 1 FROM member_follow WHERE ${ANA} IN (follower_id, followed_id)
      UNION ALL SELECT 1 FROM member_block WHERE ${ANA} IN (member_id, other_id)
      UNION ALL SELECT 1 FROM member_mute WHERE ${ANA} IN (member_id, muted_id)
      UNION ALL SELECT 1 FROM follow_pace WHERE member_id = ${ANA}`);
    expect(left).toEqual([]);
    expect(await people.follows()).toEqual([{ follower: BEN, followed: CAS }]);
    expect((await people.told()).map(({ id }) => id)).toEqual([`${BEN}-${CAS}`]);
  });

  it('does not come back by what account told before, nor by somebody who is late', async () => {
    const data = { memberId: ANA, displayName: 'Ana', username: 'ana', isVerified: false, isInfluencer: false };
    const event = {
      id: randomUUID(),
      type: memberChanged.type,
      time: new Date().toISOString(),
      aggregateId: String(ANA),
      aggregateVersion: 99,
      correlationId: null,
      data: { ...data, isPublic: true, isActive: true },
    };
    await service.app.get(JetStreamStrategy).dispatch(event);
    expect(await service.sql.query(sql`SELECT 1 FROM member WHERE id = ${ANA}`)).toEqual([]);
    for (const act of [people.follow, people.block, people.mute]) expect((await act(ANA, BEN)).status).toBe(404);
  });
});
