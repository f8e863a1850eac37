import sql from 'sql-template-tag';
import { type CommunityUnderTest, SHARED_LIMIT_FACTOR, sharedCommunity } from '../../../test/community-service';
import { peopleCalls } from '../../../test/people-scenario';

const [ANA, BEN, CAS, HID, GONE] = [11, 12, 13, 14, 15];

describe('following (C4.4, C4.5, C4.6)', () => {
  let service: CommunityUnderTest;
  let people: ReturnType<typeof peopleCalls>;
  beforeAll(async () => {
    service = await sharedCommunity();
    people = peopleCalls(service);
  }, 60_000);
  beforeEach(async () => {
    await people.startOver();
    for (const id of [ANA, BEN, CAS]) await people.known(id);
    await people.known(HID, { isPublic: false });
    await people.known(GONE, { isActive: false });
  });

  it('is one row and one event, however often and with whatever keys it is asked for', async () => {
    const answers = await Promise.all([
      people.follow(BEN, ANA, 'follow-key-1'),
      people.follow(BEN, ANA, 'follow-key-1'),
      people.follow(BEN, ANA, 'follow-key-2'),
      people.follow(BEN, ANA),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(answers[0].body).toMatchObject({ followers: 1, following: 0, isFollowing: true, mayFollow: true });
    expect(await people.follows()).toEqual([{ follower: ANA, followed: BEN }]);
    expect(await people.told()).toMatchObject([{ id: `${ANA}-${BEN}`, data: { isFollowing: true } }]);
  });

  it('ends as easily, and is told in the order in which it was done', async () => {
    await people.follow(BEN, ANA);
    expect((await people.unfollow(BEN, ANA)).body).toMatchObject({ followers: 0, isFollowing: false });
    expect((await people.unfollow(BEN, ANA)).status).toBe(200);
    await people.follow(BEN, ANA);
    expect((await people.told()).map(({ data }) => data.isFollowing)).toEqual([true, false, true]);
  });

  it.each([
    ['oneself', ANA, 409, 'person.yourself'],
    ['a private profile', HID, 404, 'person.not-found'],
    ['somebody suspended', GONE, 404, 'person.not-found'],
    ['a name that is not there', 999, 404, 'person.not-found'],
  ])('refuses %s', async (_who, id, status, code) => {
    const answer = await people.follow(id, ANA);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect([await people.follows(), await people.told()]).toEqual([[], []]);
  });

  it('refuses from either side of a block, in the words of a person who is not there', async () => {
    await people.block(BEN, ANA);
    expect((await people.follow(ANA, BEN)).body.code).toBe('person.not-found');
    expect((await people.follow(BEN, ANA)).body.code).toBe('person.not-found');
  });

  it('of somebody with a private profile is counted and told nowhere', async () => {
    await people.follow(BEN, HID);
    expect((await people.relation(BEN, CAS)).body.followers).toBe(0);
    expect((await people.followers(BEN, BEN)).body).toEqual([]);
    expect(await people.told()).toEqual([]);
  });

  it('hides who becomes private, and shows them again when they come back', async () => {
    await people.follow(BEN, ANA);
    await people.follow(ANA, BEN);
    await people.known(ANA, { isPublic: false });
    expect((await people.relation(BEN, CAS)).body).toMatchObject({ followers: 0, following: 0 });
    expect((await people.followers(BEN, BEN)).body).toEqual([]);
    expect((await people.relation(ANA, BEN)).status).toBe(404);
    await people.known(ANA);
    expect((await people.relation(BEN, CAS)).body).toMatchObject({ followers: 1, following: 1 });
  });

  it('counts right what many do at once, whoever becomes private, comes, leaves or blocks meanwhile', async () => {
    const crowd = Array.from({ length: 20 }, (_, index) => 2_000 + index);
    // The last five are not known here when they follow.
    for (const id of crowd.slice(0, 15)) await people.known(id);
    const follow = (id: number) => people.follow(BEN, id);
    const hide = (id: number) => people.known(id, { isPublic: id % 2 === 0 });
    await Promise.all(crowd.map(follow));
    await Promise.all([
      ...crowd.slice(0, 10).map(hide),
      ...crowd.slice(5, 12).map((id) => people.unfollow(BEN, id)),
      ...crowd.slice(12, 14).map((id) => people.block(BEN, id)),
      ...crowd.slice(15).map((id) => people.known(id)),
      ...crowd.slice(0, 3).map((id) => people.follow(CAS, id)),
    ]);
    await Promise.all([
      ...crowd.slice(0, 6).map((id) => people.known(id)),
      ...crowd.slice(4, 8).map(follow),
      service.sql.query(sql`DELETE FROM member WHERE id = 2019`),
    ]);
    const kept = await service.sql.query(
      sql`SELECT member_id, followers FROM follower_count WHERE followers <> 0 ORDER BY 1`,
    );
    const counted = await service.sql.query(sql`
      SELECT followed_id AS member_id, count(*)::int AS followers FROM member_follow
      JOIN member ON id = follower_id AND is_public AND is_active GROUP BY 1 ORDER BY 1`);
    expect(kept).toEqual(counted);
    expect(kept).toHaveLength(2);
  });

  it('takes sixty in a minute, says when to come back, and leaves nothing of the others', async () => {
    // A minute that has yet to begin: however slow the machine, it is not over before the last of these.
    await service.sql.query(
      sql`INSERT INTO follow_pace (member_id, acts, started_at)
        VALUES (${ANA}, ${60 * SHARED_LIMIT_FACTOR - 5}, now() + interval '1 hour')`,
    );
    const others = Array.from({ length: 10 }, (_, index) => 1_000 + index);
    for (const id of others) await people.known(id);
    const answers = await Promise.all(others.map((id) => people.follow(id, ANA)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    const refused = answers.find(({ status }) => status === 429);
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(30);
    expect([(await people.follows()).length, (await people.told()).length]).toEqual([5, 5]);
    expect((await people.follow(BEN, CAS)).status).toBe(200);
    await service.sql.query(sql`UPDATE follow_pace SET started_at = now() - interval '61 seconds'`);
    expect((await people.follow(BEN, ANA)).status).toBe(200);
  });

  it('ends at 5,000', async () => {
    await service.sql.query(
      sql`INSERT INTO member_follow (follower_id, followed_id) SELECT ${ANA}, 10000 + n FROM generate_series(1, 4999) n`,
    );
    expect((await people.follow(BEN, ANA)).status).toBe(200);
    const over = await people.follow(CAS, ANA);
    expect([over.status, over.body.code]).toEqual([409, 'follow.too-many']);
    expect(await people.told()).toHaveLength(1);
  });
});
