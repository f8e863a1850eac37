import type { SearchAnswer } from '@waymark/contracts-reviews';
import { readPlaces } from '@waymark/seed';
import { createLog, Database } from '@waymark/service-kit';
import { until } from '@waymark/testing';
import sql from 'sql-template-tag';
import { fillIndex } from '../../../test/fill-index';
import { sharedReviews, type ReviewsService } from '../../../test/reviews-service';
import { givenVenue } from '../../../test/scenario';
import { loadPlaces } from '../../commands/load-places';

interface Listed {
  name: string;
  kind: string;
  category?: string;
  address?: string;
  /** Degrees north and east of the middle of Ludlow. */
  north?: number;
  east?: number;
}

const LUDLOW = { latitude: 52.3678, longitude: -2.7178 };
const LISTED: readonly Listed[] = [
  { name: 'Ludlow Zoo', kind: 'restaurant' },
  { name: 'Zoo Sushi', kind: 'restaurant' },
  { name: 'Theatr Ludlow', kind: 'restaurant', north: 0.001 },
  { name: 'Theatre Tavern', kind: 'pub', north: 0.001 },
  { name: 'Ludlow Hippodrome', kind: 'shop', category: 'shop', north: 0.002 },
  { name: 'Town Fryer', kind: 'fast_food', east: 0.001 },
  { name: 'A Hoppy Place', kind: 'restaurant', east: 0.001 },
  { name: 'Golden Wok', kind: 'fast_food', north: 0.006 },
  { name: 'Burger Hut', kind: 'fast_food' },
  { name: 'Town Bowls Club', kind: 'sports_centre', category: 'venue' },
  { name: 'Ludlow Leisure Centre', kind: 'sports_centre', category: 'venue', north: 0.008 },
  { name: 'Primary School Shop', kind: 'shop', category: 'shop', north: 0.004 },
  ...[1, 2, 3].map((at) => ({
    name: `Shop ${at}`,
    kind: 'shop',
    category: 'shop',
    address: `Unit ${at}, Ludlow Shopping Centre, Ludlow`,
  })),
  ...[1, 2, 3].map(() => ({ name: 'Primark', kind: 'shop', category: 'shop', north: 0.8 })),
];

describe('places that a list calls something else', () => {
  let service: ReviewsService;
  let database: Database;

  beforeAll(async () => {
    service = await sharedReviews();
    database = new Database(service.ownerUrl, 'spec', createLog('spec', 'silent'));
    await loadPlaces(database, readPlaces());
    for (const {
      name,
      kind,
      category = 'restaurant',
      address = 'High Street, Ludlow',
      north = 0,
      east = 0,
    } of LISTED) {
      const { id } = await givenVenue(service);
      await database.query(sql`
        UPDATE venue SET name = ${name}, normal_name = ${name.toLowerCase()}, kind = ${kind}, category = ${category},
          address = ${address}, city = 'Ludlow', normal_city = 'ludlow', country = 'UK', country_code = 'GB',
          latitude = ${LUDLOW.latitude + north}, longitude = ${LUDLOW.longitude + east}
        WHERE id = ${id}`);
    }
    await fillIndex(service, database);
  }, 240_000);
  afterAll(() => database?.close());

  const ask = (question: string): Promise<SearchAnswer> =>
    until('an answer', 20_000, async () => {
      const { status, headers, body } = await service.call<SearchAnswer>(
        'GET',
        `/api/search?q=${encodeURIComponent(question)}`,
      );
      return status === 503 || headers.has('x-search-incomplete') ? null : body;
    });
  const found = async (question: string) => (await ask(question)).results.map(({ name }) => name);

  it.each([
    ['zoo in ludlow', ['Ludlow Zoo']],
    ['theatre ludlow', ['Ludlow Hippodrome', 'Theatr Ludlow']],
    ['hippodrome theatre in ludlow', ['Ludlow Hippodrome']],
    ['chip shop ludlow', ['Town Fryer']],
  ])('are found by what their names tell: %s', async (question, names) =>
    expect((await found(question)).sort()).toEqual(names),
  );

  it.each([
    ['leisure centre ludlow', 'Ludlow Leisure Centre', ['Town Bowls Club']],
    ['chinese takeaway ludlow', 'Golden Wok', ['Burger Hut', 'Town Fryer']],
  ])('stand first where they are called so, though farther: %s', async (question, called, others) => {
    const [first, ...rest] = await found(question);
    expect(first).toBe(called);
    expect(rest.sort()).toEqual(others);
  });

  it('are the shops in it, of a shopping centre', async () => {
    const { results, understood } = await ask('shopping centre in ludlow');
    expect(results.slice(0, 3).map(({ name }) => name)).toEqual(['Shop 1', 'Shop 2', 'Shop 3']);
    expect(understood.place?.label).toBe('Ludlow Shopping Centre');
  });

  it('are only near a landmark that no list has, and that is said', async () => {
    const { results, nearest, understood } = await ask('is ludlow castle accessible');
    expect(results).toEqual([]);
    expect(understood.unlisted).toBe('Ludlow Castle');
    expect(nearest).toHaveLength(5);
  });

  it('are none of a chain that only looks alike: its nearest is told', async () => {
    const { results, nearest } = await ask('primark in ludlow');
    expect(results).toEqual([]);
    expect(nearest[0]?.name).toBe('Primark');
  });
});
