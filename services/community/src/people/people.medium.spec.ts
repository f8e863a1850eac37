import { memberChanged } from '@waymark/contracts-account';
import { memberBlocked } from '@waymark/contracts-community';
import sql from 'sql-template-tag';
import { type CommunityUnderTest, SHARED_LIMIT_FACTOR, sharedCommunity } from '../../test/community-service';
import { peopleCalls } from '../../test/people-scenario';

const [ANA, BEN, CAS, HID, GONE] = [11, 12, 13, 14, 15];
const NOBODY = 999;
const [TRAVEL, FOOD] = ['Accessible travel', 'Restaurant reviews'];

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

describe('following (C4.4, C4.5, C4.6)', () => {
  it('is one row and one event, however often and with whatever keys it is requested', async () => {
    const keys = ['follow-key-1', 'follow-key-1', 'follow-key-2', undefined];
    const answers = await Promise.all(keys.map((key) => people.follow(BEN, ANA, key)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(answers[0]?.body).toMatchObject({ followers: 1, following: 0, isFollowing: true, mayFollow: true });
    expect(await people.follows()).toEqual([{ follower: ANA, followed: BEN }]);
    expect(await people.told()).toMatchObject([{ id: `${ANA}-${BEN}`, data: { isFollowing: true } }]);
  });

  it('can be undone, and is published in order', async () => {
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
    ['a name that is not there', NOBODY, 404, 'person.not-found'],
  ])('refuses %s', async (_who, id, status, code) => {
    const answer = await people.follow(id, ANA);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect([await people.follows(), await people.told()]).toEqual([[], []]);
  });

  it('of a member with a private profile is counted and announced nowhere until the profile is public', async () => {
    await people.follow(BEN, HID);
    expect((await people.relation(BEN, CAS)).body.followers).toBe(0);
    expect((await people.followers(BEN, BEN)).body).toEqual([]);
    expect(await people.told()).toEqual([]);
    await people.known(HID);
    expect((await people.relation(BEN, CAS)).body.followers).toBe(1);
  });

  it('counts concurrent actions correctly while members become private, join, leave or block', async () => {
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

  it('accepts sixty a minute, says when to retry, and stores nothing of the rest', async () => {
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

describe('blocking', () => {
  it('ends follows both ways, and neither can follow the other, who seems not to be there (C4.8)', async () => {
    await people.follow(BEN, ANA);
    await people.follow(ANA, BEN);
    const { body } = await people.block(BEN, ANA);
    expect(body).toMatchObject({ isBlocked: true, isFollowing: false, mayFollow: false });
    expect(await people.follows()).toEqual([]);
    expect((await people.told()).slice(2).map(({ id, data }) => [id, data.isFollowing])).toEqual([
      [`${ANA}-${BEN}`, false],
      [`${BEN}-${ANA}`, false],
    ]);
    for (const answer of [
      await people.follow(ANA, BEN),
      await people.follow(BEN, ANA),
      await people.relation(ANA, BEN),
    ])
      expect(answer.body.code).toBe('person.not-found');
  });

  it("lasts until both have removed theirs, and nobody can remove the other's", async () => {
    await people.block(BEN, ANA);
    await people.unblock(ANA, BEN);
    expect((await people.relation(ANA, BEN)).status).toBe(404);
    expect((await people.block(ANA, BEN)).body.isBlocked).toBe(true);
    await people.unblock(BEN, ANA);
    expect((await people.relation(BEN, ANA)).status).toBe(404);
    expect((await people.relation(ANA, BEN)).body.isBlocked).toBe(true);
    await people.unblock(ANA, BEN);
    expect((await people.relation(BEN, ANA)).body).toMatchObject({ isBlocked: false, mayFollow: true });
    expect(await service.sql.query(sql`SELECT 1 FROM member_block`)).toEqual([]);
  });

  it('is published to the other slices once, with rising versions, and so is its end', async () => {
    for (const call of [people.block, people.block, people.unblock, people.unblock, people.block]) await call(BEN, ANA);
    const told = await service.published(memberBlocked);
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

  it('and muting are independent, also for a private profile; a muted person is not notified', async () => {
    expect((await people.block(HID, ANA)).body.isBlocked).toBe(true);
    expect((await people.block(NOBODY, ANA)).status).toBe(404);
    expect((await people.block(ANA, ANA)).status).toBe(409);
    await people.mute(BEN, ANA);
    expect((await people.relation(BEN, ANA)).body).toMatchObject({ isMuted: true, mayFollow: true });
    expect((await people.relation(ANA, BEN)).body).toMatchObject({ isMuted: false, mayFollow: true });
    expect((await people.unmute(BEN, ANA)).body.isMuted).toBe(false);
  });
});

it('a list of people is paged, without repeats, and counts those whom the reader may see (C4.7)', async () => {
  const followers = [501, 502, 503, 504, 505, 506];
  for (const id of followers) await people.known(id);
  // All in one moment: the number decides then.
  await service.sql.query(sql`
    INSERT INTO member_follow (follower_id, followed_id, created_at)
    SELECT n, ${BEN}, '2026-01-01T00:00:00Z' FROM generate_series(501, 506) n`);
  await people.block(506, ANA);
  const pages = await service.pages<{ id: number }>(`/api/users/${BEN}/followers?limit=2`, { as: ANA });
  expect(pages.flatMap(({ body }) => body.map(({ id }) => id))).toEqual([501, 502, 503, 504, 505]);
  expect(pages.map(({ headers }) => headers.get('x-total-count'))).toEqual(['5', '5', '5']);
  expect((await people.followers(506, ANA)).status).toBe(404);
});

describe('suggestions of people', () => {
  const known = (id: number, ...interests: string[]) => people.known(id, { interests });

  it('say why, and put those with the most in common first (C4.1)', async () => {
    await people.known(ANA, { interests: [TRAVEL, FOOD], city: 'Leeds' });
    await people.known(2, { interests: [FOOD, TRAVEL], city: 'leeds' });
    await known(3, TRAVEL);
    await service.sql.query(sql`INSERT INTO member_merit (member_id, helpful_votes) VALUES (${BEN}, 12)`);
    await people.known(5, { interests: ['Event accessibility'], city: 'York' });
    const both = `You share an interest: ${TRAVEL} and ${FOOD}`;
    expect(await people.suggestions(ANA)).toMatchObject([
      { id: 2, displayName: 'Member 2', username: 'member2', reasons: [both, 'Lives in leeds, as you do'] },
      { id: BEN, reasons: ['Others found their reviews helpful 12 times'] },
      { id: 3, reasons: [`You share an interest: ${TRAVEL}`] },
    ]);
    expect(await people.suggestions(777)).toEqual([]);
  });

  it('leave out oneself, who is followed, blocked on either side, muted, private or suspended (C4.2)', async () => {
    for (const id of [ANA, 2, 3, 4, 5]) await known(id, TRAVEL);
    await people.known(HID, { interests: [TRAVEL], isPublic: false });
    await people.known(GONE, { interests: [TRAVEL], isActive: false });
    expect((await people.suggestions(ANA)).map(({ id }) => id)).toEqual([2, 3, 4, 5]);
    await people.follow(2, ANA);
    await people.block(3, ANA);
    await people.block(ANA, 4);
    await people.mute(5, ANA);
    expect(await people.suggestions(ANA)).toEqual([]);
  });
});

it('relations between members are exported only to the one who made them, deleted with either, and never restored (C9.4)', async () => {
  await people.follow(BEN, ANA);
  await people.follow(ANA, BEN);
  await people.follow(CAS, BEN);
  await people.mute(ANA, CAS);
  await people.block(CAS, ANA);
  const rowsOf = async (memberId: number) => {
    const { sections } = await service.privacy.export(memberId);
    return Object.fromEntries(sections.map(({ id, rows }) => [id, rows.map(({ member }) => member)]));
  };
  expect(await rowsOf(ANA)).toMatchObject({ follows: [BEN], blocks: [CAS], mutes: [] });
  expect(await rowsOf(CAS)).toMatchObject({ follows: [], blocks: [], mutes: [ANA] });
  await service.leave(ANA);
  const left = await service.sql.query(sql`
    SELECT 1 FROM member_follow WHERE ${ANA} IN (follower_id, followed_id)
    UNION ALL SELECT 1 FROM member_block WHERE ${ANA} IN (member_id, other_id)
    UNION ALL SELECT 1 FROM member_mute WHERE ${ANA} IN (member_id, muted_id)
    UNION ALL SELECT 1 FROM follow_pace WHERE member_id = ${ANA}`);
  expect(left).toEqual([]);
  expect((await people.told()).map(({ id }) => id)).toEqual([`${BEN}-${CAS}`]);
  const late = { memberId: ANA, displayName: 'Ana', username: 'ana', isVerified: false, isInfluencer: false };
  await service.tell(memberChanged, { ...late, isPublic: true, isActive: true }, { version: 99 });
  expect(await service.sql.query(sql`SELECT 1 FROM member WHERE id = ${ANA}`)).toEqual([]);
  for (const act of [people.follow, people.block, people.mute]) expect((await act(ANA, BEN)).status).toBe(404);
});
