import { tripChanged, tripPublished, tripRemoved } from '@waymark/contracts-community';
import sql from 'sql-template-tag';
import { sharedCommunity, type CommunityUnderTest } from '../../test/community-service';
import { dayForm, tripCalls, tripForm } from '../../test/trip-scenario';

const DAYS = [
  dayForm(1, {
    location: 'Belém',
    content: '## Morning\n\nWe took **tram 15**.',
    accessibilityNotes: 'Ramp on board.',
  }),
  dayForm(2, { attachments: [{ kind: 'venue', id: 7, name: 'Museu' }] }),
];

describe('a trip (C2.14)', () => {
  let service: CommunityUnderTest;
  const calls = () => tripCalls(service);
  const told = async (id: number) =>
    (
      await service.sql.query<{ type: string; version: number }>(sql`
        SELECT type, aggregate_version AS version FROM outbox
        WHERE aggregate_id = ${String(id)} AND type LIKE 'community.blog.%' ORDER BY seq`)
    ).map(({ type, version }) => [type, version]);
  beforeAll(async () => void (service = await sharedCommunity()));

  it('is read with both of the documented ways of naming, its days in order, and texts ready to be drawn (C1.2)', async () => {
    const { status, body } = await calls().create({
      days: [DAYS[1], DAYS[0]],
      tags: ['family-friendly', 'wheelchair', 'wheelchair'],
      endDate: '2026-05-10',
      disabilityContext: 'I use a power chair.',
      story: 'It was *good*.',
      userId: 99,
    });
    expect(status).toBe(201);
    const shown = (await calls().read(body.id)).body;
    expect(shown).toMatchObject({
      title: 'A week in Lisbon',
      tripDates: '2026-05-04/2026-05-10',
      tags: ['wheelchair', 'family-friendly'],
      accessibilityFocus: ['wheelchair', 'family-friendly'],
      isPublic: 1,
      isPublished: true,
      totalLikes: 0,
      totalViews: 0,
      dayCount: 2,
      version: 1,
      authorName: 'Member 1',
      isOwn: false,
      storyText: [
        { kind: 'paragraph', runs: [{ text: 'It was ' }, { text: 'good', isEmphasis: true }, { text: '.' }] },
      ],
      days: [
        { dayNumber: 1, location: 'Belém', accessibilityNotes: 'Ramp on board.', blogId: body.id },
        { dayNumber: 2, location: null, attachments: [{ kind: 'venue', id: 7, name: 'Museu' }], contentText: [] },
      ],
    });
    expect(body).toMatchObject({ isOwn: true, authorProfileId: 1 });
    expect(await told(body.id)).toEqual([[tripPublished.type, 1]]);
  });

  it('takes the stored names in place of the form ones', async () => {
    const form = tripForm({ startDate: undefined });
    const stored = {
      ...form,
      tripDates: '2026-06-01/2026-06-03',
      accessibilityFocus: ['hearing'],
      isPublished: false,
      featuredImage: 'https://elsewhere.example/a.jpg',
    };
    const { status, body } = await service.call<object>('POST', '/api/trip-blogs', { as: 1, body: stored });
    expect([status, body]).toMatchObject([
      201,
      {
        startDate: '2026-06-01',
        endDate: '2026-06-03',
        tags: ['hearing'],
        isPublic: 0,
        coverImageUrl: 'https://elsewhere.example/a.jpg',
        coverIsPicture: false,
      },
    ]);
  });

  it('is made and changed once, however often each is sent', async () => {
    const make = () => calls().create({}, 1, 'one-trip-once');
    const [made, again] = [await make(), await make()];
    expect([made.status, again.body.id]).toEqual([201, made.body.id]);
    const change = () => calls().change(made.body.id, { version: 1 }, 1, 'changed-but-once');
    const changed = [await change(), await change()];
    expect(changed.map(({ status, body }) => [status, body.version])).toEqual(Array(2).fill([200, 2]));
  });

  it.each([
    ['a day of another trip', { id: 9_999 }, 'id', 'This day is no longer part of the trip.'],
    ['a flood of links', { content: '[a](https://b.example) '.repeat(60) }, 'content', 'Please use at most 50 links'],
  ])('with %s is refused by its field, and leaves nothing', async (_, day, field, message) => {
    const { status, body } = await calls().create({ days: [dayForm(1, day)] }, 77);
    expect([status, body.fieldErrors]).toEqual([422, { [`days.0.${field}`]: expect.stringContaining(message) }]);
    expect((await service.call('GET', '/api/trip-blogs/mine', { as: 77 })).body).toEqual([]);
  });

  it('shows its cover as a picture only where the operator allowed its host (C1.5)', async () => {
    const isPicture = async (host: string) =>
      (await calls().create({ coverImageUrl: `https://${host}/a.jpg` })).body.coverIsPicture;
    const hosts = ['PICTURES.example.org', 'elsewhere.example', 'pictures.example.org.elsewhere.example'];
    expect(await Promise.all(hosts.map(isPicture))).toEqual([true, false, false]);
  });

  it('that is not published is visible only to its author, and is not announced', async () => {
    const { id } = (await calls().create({ isPublic: 0 })).body;
    expect([(await calls().read(id)).status, (await calls().read(id, 2)).status]).toEqual([404, 404]);
    expect((await calls().read(id, 1)).status).toBe(200);
    expect((await calls().change(id, { version: 1 }, 2)).status).toBe(404);
    expect((await calls().like(id, true)).status).toBe(404);
    expect((await calls().list('?limit=100', 2)).body.map((trip) => trip.id)).not.toContain(id);
    expect(await told(id)).toEqual([]);
  });

  it('is published, unpublished and published again: one event for each, and the first date stays', async () => {
    const { id } = (await calls().create({ isPublic: 0 })).body;
    const first = (await calls().publish(id, 1)).body.publishedAt;
    await calls().publish(id, true);
    await calls().publish(id, 0);
    expect((await calls().read(id, 2)).status).toBe(404);
    expect((await calls().publish(id, 1)).body.publishedAt).toBe(first);
    expect(await told(id)).toEqual([
      [tripPublished.type, 1],
      [tripRemoved.type, 2],
      [tripPublished.type, 3],
    ]);
  });

  it('keeps the ids of its days wherever they are moved to', async () => {
    const { id, days } = (await calls().create({ days: DAYS })).body;
    const [one, two] = days;
    const moved = [
      dayForm(3, { id: one?.id }),
      dayForm(1, { id: two?.id, title: 'First now' }),
      dayForm(2, { title: 'New' }),
    ];
    const { status, body } = await calls().change(id, { version: 1, days: moved });
    expect([status, body.days.map((day) => [day.dayNumber, day.title])]).toEqual([
      200,
      [
        [1, 'First now'],
        [2, 'New'],
        [3, 'Day 3'],
      ],
    ]);
    expect([body.days[0]?.id, body.days[2]?.id]).toEqual([two?.id, one?.id]);
    const less = await calls().change(id, { version: 2, days: [dayForm(1, { id: one?.id })] });
    expect(less.body.days.map((day) => day.id)).toEqual([one?.id]);
    expect(await told(id)).toEqual([
      [tripPublished.type, 1],
      [tripChanged.type, 2],
      [tripChanged.type, 3],
    ]);
  });

  it('changed in ten windows at once is as one of them left it, and the others get a conflict', async () => {
    const { id } = (await calls().create()).body;
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => calls().change(id, { version: 1, title: `Window number ${at}` })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(409)]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('trip.changed');
    const winner = answers.findIndex(({ status }) => status === 200);
    expect((await calls().read(id)).body).toMatchObject({ title: `Window number ${winner}`, version: 2 });
  });

  it('is its author’s alone to change and delete', async () => {
    const { id } = (await calls().create()).body;
    const answers = [
      await calls().change(id, { version: 1 }, 2),
      await calls().publish(id, 0, 2),
      await calls().remove(id, 2),
    ];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(Array(3).fill([403, 'trip.not-yours']));
    expect((await calls().remove(id)).status).toBe(204);
    expect([(await calls().read(id, 1)).status, (await calls().remove(id)).status]).toEqual([404, 404]);
    expect((await told(id)).at(-1)).toEqual([tripRemoved.type, 2]);
  });

  it('by somebody apart is not there for the other, and is in no list and no count of theirs', async () => {
    const { id } = (await calls().create({ title: 'Seen by few' }, 41)).body;
    await service.sql.query(sql`
      INSERT INTO member_block (member_id, other_id, is_blocker) VALUES (41, 42, true), (42, 41, false)`);
    expect((await calls().read(id, 42)).status).toBe(404);
    expect((await calls().like(id, true, 42)).status).toBe(404);
    expect((await calls().view(id, '192.0.2.1', 42)).status).toBe(404);
    const seen = async (as?: number) => (await calls().list('?q=seen+by+few', as)).headers.get('x-total-count');
    expect([await seen(), await seen(42), await seen(41)]).toEqual(['1', '0', '1']);
  });

  it('of a private member has their name without a link; of a suspended one no name', async () => {
    const { id } = (await calls().create({}, 51)).body;
    await service.sql.query(sql`
      INSERT INTO member (id, display_name, is_public, is_active) VALUES (51, 'Ada', false, true)`);
    expect((await calls().read(id, 2)).body).toMatchObject({ authorName: 'Ada', authorProfileId: null });
    expect((await calls().list('?authorId=51')).body).toEqual([]);
    await service.sql.query(sql`UPDATE member SET is_public = true WHERE id = 51`);
    expect((await calls().read(id, 2)).body).toMatchObject({ authorName: 'Ada', authorProfileId: 51 });
    expect((await calls().list('?authorId=51')).body).toMatchObject([{ id }]);
    await service.sql.query(sql`UPDATE member SET is_active = false WHERE id = 51`);
    expect((await calls().read(id, 2)).body).toMatchObject({ authorName: 'Former member', authorProfileId: null });
  });
});
