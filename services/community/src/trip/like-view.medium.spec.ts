import { tripLiked } from '@waymark/contracts-community';
import { until, whileTableLocked } from '@waymark/testing';
import sql from 'sql-template-tag';
import { sharedCommunity, type CommunityUnderTest } from '../../test/community-service';
import { tripCalls } from '../../test/trip-scenario';
import { ViewRepository } from './view.repository';
import { VisitorKeys } from './visitor-keys';

describe('what readers do with a trip (C1.3)', () => {
  let service: CommunityUnderTest;
  const calls = () => tripCalls(service);
  const newTrip = async () => (await calls().create()).body.id;
  const likesTold = async (id: number) => (await service.published(tripLiked)).filter((one) => one.id === String(id));

  beforeAll(async () => void (service = await sharedCommunity()));

  it('likes count once for each member, notify once, and can be removed', async () => {
    const id = await newTrip();
    for (const isLiked of [true, true, false, false, true])
      expect((await calls().like(id, isLiked)).body).toEqual({ isLikedByMe: isLiked, totalLikes: isLiked ? 1 : 0 });
    expect((await calls().like(id, true, 3)).body.totalLikes).toBe(2);
    for (const reader of [3, undefined])
      expect((await calls().read(id, reader)).body).toMatchObject({ totalLikes: 2, isLikedByMe: reader === 3 });
    expect((await likesTold(id)).map(({ version, data }) => [version, data.likes])).toEqual([
      [2, 1],
      [3, 0],
      [4, 1],
      [5, 2],
    ]);
    expect(JSON.stringify(await likesTold(id))).not.toContain('isLikedBy');
  });

  it('a locked table of likes takes no trip away, and the answer says what it does not know', async () => {
    const id = await newTrip();
    await calls().like(id, true, 3);
    const own = async (reader: number) => {
      const { status, body } = await calls().list('', reader);
      expect(status).toBe(200);
      return body.find((trip) => trip.id === id);
    };
    await whileTableLocked(service.ownerUrl, 'trip_like', async () => {
      const unknown = { totalLikes: 1, isLikedByMe: false, isLikeUnknown: true };
      for (let asked = 0; asked < 4; asked += 1) expect(await own(3)).toMatchObject(unknown);
      expect(await calls().read(id, 3)).toMatchObject({ status: 200, body: unknown });
      expect((await calls().list()).body.find((trip) => trip.id === id)).toMatchObject({ isLikeUnknown: false });
    });
    const known = await until('the list knows likes again', 10_000, async () => {
      const trip = await own(3);
      return trip?.isLikeUnknown === false ? trip : null;
    });
    expect(known.isLikedByMe).toBe(true);
  });

  it('a locked table of blocks shows no trip, so blocked members stay apart', async () => {
    await newTrip();
    expect((await whileTableLocked(service.ownerUrl, 'member_block', () => calls().list('', 3))).status).toBe(503);
  });

  it('likes of forty at once, each twice, are forty (C10.4)', async () => {
    const id = await newTrip();
    const members = Array.from({ length: 40 }, (_, at) => 100 + at);
    const like = async (member: number): Promise<number> => {
      const { status } = await calls().like(id, true, member);
      // A busy machine has no connection for so many at once: as pages do, they ask again.
      return status === 503 ? like(member) : status;
    };
    expect(new Set(await Promise.all([...members, ...members].map(like)))).toEqual(new Set([200]));
    expect((await calls().read(id)).body.totalLikes).toBe(40);
    expect((await likesTold(id)).at(-1)).toMatchObject({ version: 41, data: { likes: 40 } });
  });

  it('nobody likes their own, or what is not there', async () => {
    const id = await newTrip();
    expect((await calls().like(id, true, 1)).body.code).toBe('trip.own');
    expect((await calls().like(999_999, true)).status).toBe(404);
  });

  it('views count once for each visitor and day, and never their author’s', async () => {
    const id = await newTrip();
    const views = async (from: string, as?: number) => (await calls().view(id, from, as)).body.totalViews;
    // Also when many come at once.
    await Promise.all(Array.from({ length: 50 }, () => views('192.0.2.1')));
    expect([
      await views('192.0.2.1'),
      await views('192.0.2.2'),
      await views('192.0.2.2', 7),
      await views('192.0.2.3', 7),
      await views('192.0.2.9', 1),
    ]).toEqual([1, 2, 3, 3, 3]);
    expect((await calls().read(id)).body.totalViews).toBe(3);
  });

  it('keep nothing by which a visitor could be found: neither address nor member, and no salt of another day', async () => {
    const id = await newTrip();
    await calls().view(id, '203.0.113.77');
    await calls().view(id, '203.0.113.78', 7_654_321);
    const kept = JSON.stringify(await service.sql.query(sql`SELECT visitor FROM trip_view`));
    expect(kept).not.toMatch(/203\.0|7654321/);
    await service.sql.query(sql`UPDATE trip_view SET day = day - 1`);
    await service.sql.query(sql`UPDATE trip_view_salt SET day = day - 1`);
    await service.app.get(VisitorKeys).forget();
    for (const table of [sql`trip_view`, sql`trip_view_salt`])
      expect(await service.sql.query(sql`SELECT 1 FROM ${table}`)).toEqual([]);
    expect((await calls().read(id)).body.totalViews).toBe(2);
  });

  it('have another key on another day, the same in every process', async () => {
    const twin = new VisitorKeys(service.app.get(ViewRepository), { add: () => ({ wake: () => undefined }) } as never);
    const keys = service.app.get(VisitorKeys);
    const [one, other] = [new Date('2026-01-01'), new Date('2026-01-02')];
    expect(await twin.of('somebody', one)).toEqual(await keys.of('somebody', one));
    expect((await keys.of('somebody', other)).visitor).not.toBe((await keys.of('somebody', one)).visitor);
  });
});
