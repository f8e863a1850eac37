import { sharedReviews, type ReviewsService } from '../../../test/reviews-service';
import { fillIndex, givenListed, givenTown, searched } from '../../../test/search';

const LUDLOW = { latitude: 52.3678, longitude: -2.7178 };
const UNIT = 'Ludlow Shopping Centre, Ludlow';
/** Name, kind, category, degrees north and east of the middle of Ludlow, address. */
const LISTED: readonly (readonly [string, string, string, number?, number?, string?])[] = [
  ['Ludlow Zoo', 'restaurant', 'restaurant'],
  ['Zoo Sushi', 'restaurant', 'restaurant'],
  ['Theatr Ludlow', 'restaurant', 'restaurant', 0.001],
  ['Theatre Tavern', 'pub', 'restaurant', 0.001],
  ['Ludlow Hippodrome', 'shop', 'shop', 0.002],
  ['Town Fryer', 'fast_food', 'restaurant', 0, 0.001],
  ['A Hoppy Place', 'restaurant', 'restaurant', 0, 0.001],
  ['Golden Wok', 'fast_food', 'restaurant', 0.006],
  ['Burger Hut', 'fast_food', 'restaurant'],
  ['Town Bowls Club', 'sports_centre', 'venue'],
  ['Ludlow Leisure Centre', 'sports_centre', 'venue', 0.008],
  ['Primary School Shop', 'shop', 'shop', 0.004],
  ['Shop 1', 'shop', 'shop', 0, 0, `Unit 1, ${UNIT}`],
  ['Shop 2', 'shop', 'shop', 0, 0, `Unit 2, ${UNIT}`],
  ['Shop 3', 'shop', 'shop', 0, 0, `Unit 3, ${UNIT}`],
  ['Primark', 'shop', 'shop', 0.8],
  ['Primark', 'shop', 'shop', 0.8],
  ['Primark', 'shop', 'shop', 0.8],
];

describe('places that a list calls something else', () => {
  let service: ReviewsService;
  const ask = (question: string) => searched(service, `q=${encodeURIComponent(question)}`);
  const found = async (question: string) => (await ask(question)).results.map(({ name }) => name);

  beforeAll(async () => {
    service = await sharedReviews();
    await givenTown(service, 'Ludlow', LUDLOW);
    for (const [name, kind, category, north = 0, east = 0, address = 'High Street, Ludlow'] of LISTED) {
      const at = { latitude: LUDLOW.latitude + north, longitude: LUDLOW.longitude + east };
      await givenListed(service, name, { kind, category, at, address, city: 'Ludlow' });
    }
    await fillIndex(service);
  }, 90_000);

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
