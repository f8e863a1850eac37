import sql from 'sql-template-tag';
import { type CommunityUnderTest, sharedCommunity } from '../../../test/community-service';
import { peopleCalls } from '../../../test/people-scenario';

const STAR = 500;
const READER = 900;

interface Answer {
  body: { id: number }[];
  headers: Headers;
}

describe('lists of people (C4.7)', () => {
  let service: CommunityUnderTest;
  let people: ReturnType<typeof peopleCalls>;
  beforeAll(async () => {
    service = await sharedCommunity();
    people = peopleCalls(service);
    for (const id of [STAR, READER, 501, 502, 503, 504, 505]) await people.known(id);
    // All in one moment: the number decides then.
    await service.sql.query(sql`
      INSERT INTO member_follow (follower_id, followed_id, created_at)
      SELECT n, ${STAR}, '2026-01-01T00:00:00Z' FROM generate_series(501, 505) n`);
  }, 60_000);

  it('come page by page, each once, with their number', async () => {
    const ids: number[] = [];
    let next: string | null = `/api/users/${STAR}/followers?limit=2`;
    for (let pages = 0; next && pages < 9; pages += 1) {
      const page: Answer = await service.call('GET', next, { as: READER });
      expect(page.headers.get('x-total-count')).toBe('5');
      ids.push(...page.body.map(({ id }) => id));
      next = /<([^>]+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1] ?? null;
    }
    expect(ids).toEqual([501, 502, 503, 504, 505]);
  });

  it('show nobody whom the reader blocked, is blocked by, or who is private or suspended', async () => {
    await people.block(501, READER);
    await people.block(READER, 502);
    await people.known(503, { isPublic: false });
    await people.known(504, { isActive: false });
    const { body, headers } = await people.followers(STAR, READER);
    expect(body.map(({ id }) => id)).toEqual([505]);
    expect(headers.get('x-total-count')).toBe('1');
    expect((await people.followers(STAR, STAR)).body.map(({ id }) => id)).toEqual([501, 502, 505]);
  });

  it('are not there of somebody who is not there for the reader', async () => {
    expect((await people.followers(503, READER)).status).toBe(404);
    expect((await people.following(502, READER)).status).toBe(404);
    expect((await people.followers(12345, READER)).status).toBe(404);
    expect((await people.following(503, 503)).body).toMatchObject([{ id: STAR }]);
  });

  it('of oneself name whom one blocked and muted, and never who did it to one', async () => {
    await people.mute(505, READER);
    expect(await people.kept('blocked', READER)).toEqual([{ id: 501, displayName: 'Member 501' }]);
    expect(await people.kept('muted', READER)).toEqual([{ id: 505, displayName: 'Member 505' }]);
    await people.unmute(505, READER);
    expect(await people.kept('muted', READER)).toEqual([]);
    expect(await people.kept('blocked', 501)).toEqual([]);
  });

  it('refuse a page of another list', async () => {
    expect((await people.followers(STAR, READER, '?cursor=bm9uc2Vuc2U')).status).toBe(400);
    expect((await people.followers(STAR, READER, '?limit=1000')).status).toBe(400);
  });
});
