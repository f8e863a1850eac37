import sql from 'sql-template-tag';
import { sharedCommunity, type CommunityUnderTest } from '../../test/community-service';
import { dayForm, tripCalls } from '../../test/trip-scenario';

describe('the list of trips (C1.1, C1.18)', () => {
  let service: CommunityUnderTest;
  const calls = () => tripCalls(service);
  const titles = async (query: string, as?: number) => (await calls().list(query, as)).body.map(({ title }) => title);

  beforeAll(async () => {
    service = await sharedCommunity();
    await calls().create({ title: 'Canals of Malmö', tags: ['wheelchair', 'hearing'] });
    await calls().create({
      title: 'Rain in Bergen',
      destination: 'Bergen, Norway',
      days: [dayForm(1, { content: 'The **funicular** has a lift.' })],
      disabilityContext: 'I am deafblind.',
    });
    await calls().create({ title: 'Łódź by tram', tags: ['wheelchair', 'accessible-transport'] });
  }, 60_000);

  it.each([
    ['', ['Łódź by tram', 'Rain in Bergen', 'Canals of Malmö']],
    ['?filter=wheelchair', ['Łódź by tram', 'Canals of Malmö']],
    ['?filter=hearing', ['Canals of Malmö']],
    ['?filter=cognitive', []],
    ['?q=malmo', ['Canals of Malmö']],
    ['?q=lodz', ['Łódź by tram']],
    ['?q=NORWAY+rai', ['Rain in Bergen']],
    ['?q=funic', ['Rain in Bergen']],
    ['?q=funic+lift', []],
    ['?q=funiculars', ['Rain in Bergen']],
    ['?q=lodz+accessible+transport', ['Łódź by tram']],
    ['?q=hearing', ['Canals of Malmö']],
    ['?q=canals&filter=hearing', ['Canals of Malmö']],
    ["?q=';DROP", []],
    ['?q=!!!', []],
    // Search does not look in what authors say about their own needs.
    ['?q=deafblind', []],
    ['?authorId=1', ['Łódź by tram', 'Rain in Bergen', 'Canals of Malmö']],
  ])('%s finds %j', async (query, found) => expect(await titles(query, 1)).toEqual(found));

  it('finds again, for each member alone, the trips that they like (C1.3)', async () => {
    const { id } = (await calls().create({ title: 'Liked and hidden' })).body;
    const [newest] = (await calls().list()).body.slice(1);
    for (const liked of [id, newest!.id]) await calls().like(liked, true, 8);
    await calls().publish(id, 0);
    expect(await titles('?likedBy=me', 8)).toEqual([newest!.title]);
    expect([await titles('?likedBy=me', 9), await titles('?likedBy=me')]).toEqual([[], []]);
    expect((await calls().list('?likedBy=8', 9)).status).toBe(400);
    await calls().remove(id);
  });

  it('counts all that match, also where too many have the other words to ask each for the last one', async () => {
    await service.sql.query(sql`
      INSERT INTO trip_blog (author_id, author_name, title, description, destination, start_date, is_published, published_at, search)
      SELECT 900, 'Walker', 'Walk', '', '', '2026-01-01', true, now(),
             array_to_tsvector(ARRAY['walk', 'to', CASE WHEN n % 100 = 0 THEN 'yorkshire' ELSE 'town' END, 'rare' || n % 500])
      FROM generate_series(1, 2500) AS n`);
    const total = async (query: string) => (await calls().list(query)).headers.get('x-total-count');
    expect([await total('?q=walk+york&limit=1'), await total('?q=to+walk+town&limit=1')]).toEqual(['25', '1000']);
    expect([await total('?q=rare7+york&limit=1'), await total('?q=rare7+tow&limit=1')]).toEqual(['0', '5']);
    await service.sql.query(sql`DELETE FROM trip_blog WHERE author_id = 900`);
  });

  it('knows a trip by its new words once it is changed', async () => {
    const { id } = (await calls().create({ title: 'Before the change' })).body;
    await calls().change(id, { version: 1, title: 'After the change' });
    expect([await titles('?q=before+change'), await titles('?q=after+change')]).toEqual([[], ['After the change']]);
    await service.sql.query(sql`DELETE FROM trip_blog WHERE id = ${id}`);
  });

  it('takes at most two statements', async () => {
    const asked = jest.spyOn(service.sql, 'query');
    await calls().list('?limit=1&q=a+l&filter=wheelchair', 5);
    expect(asked.mock.calls.length).toBeLessThanOrEqual(2);
    asked.mockClear();
    await calls().read(2, 5);
    expect(asked.mock.calls.length).toBeLessThanOrEqual(2);
    asked.mockRestore();
  });
});
