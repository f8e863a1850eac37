import { makeBook } from './make-book';

const TOWNS = 10_000;
/** The event loop turns at least once for so many places. */
const MOST_IN_A_TURN = 500;

const rows = Array.from({ length: TOWNS }, (_, at) => ({
  name: `Town ${at}`,
  names: [`town ${at}`],
  country: 'UK',
  countryCode: 'GB',
  district: null,
  latitude: 50 + (at % 800) / 100,
  longitude: (at % 700) / 100 - 6,
  population: 1_000,
}));
const transport = rows.map(({ names: [name = ''] }) => ({ name: `${name} station`, others: [`${name} Halt`] }));

describe('making the book of places', () => {
  it('tells towns apart by district and country, and knows the parts of London', async () => {
    const [first] = rows;
    if (!first) throw new Error('No town.');
    const town = (name: string, district: string) => ({
      ...first,
      name,
      names: [name.toLowerCase()],
      district,
      population: 0,
    });
    const given = [
      town('Whitby', 'North Yorkshire'),
      town('Hoxton', 'Greater London'),
      town('London', 'Greater London'),
    ];
    const book = await makeBook({ rows: given, postcodes: [], stops: [], transport: [] });
    const [whitby, hoxton, london] = ['whitby', 'hoxton', 'london'].map((name) => book.named(name)[0]);
    expect(whitby?.withinNames).toEqual(expect.arrayContaining(['north yorkshire', 'england', 'uk', 'great britain']));
    expect(whitby).toMatchObject({ isPart: false, population: 0 });
    expect(hoxton).toMatchObject({ isPart: true, population: 10_000 });
    expect(hoxton?.withinNames).toContain('london');
    expect(london?.isPart).toBe(false);
  });

  it('lets requests pass all the while, and has every place at its end', async () => {
    let turns = 0;
    let isMaking = true;
    const count = () => {
      turns += 1;
      if (isMaking) setImmediate(count);
    };
    setImmediate(count);
    const book = await makeBook({ rows, postcodes: [], stops: [], transport });
    isMaking = false;
    // Made, added to the book, and their stations.
    expect(turns).toBeGreaterThan((3 * TOWNS) / MOST_IN_A_TURN);
    expect(rows.filter(({ names: [name = ''] }) => book.named(name).length === 0)).toEqual([]);
    expect(transport.filter(({ name }) => !book.isTransport(name))).toEqual([]);
    expect([book.isTransport('town 7 halt'), book.named('abbey hulton').length]).toEqual([true, 1]);
  });
});
