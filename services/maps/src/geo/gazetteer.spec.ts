import { type Gazetteer, loadGazetteer } from './gazetteer';

let gazetteer: Gazetteer;
beforeAll(async () => void (gazetteer = await loadGazetteer()));

describe('where a position is (S7.29, S8.21, SX.37)', () => {
  const whereIs = (latitude: number, longitude: number) => gazetteer.whereIs({ latitude, longitude });

  it.each([
    ['Manchester', 53.4665, -2.2485],
    ['Edinburgh', 55.9521, -3.1893],
    ['London', 51.4975, -0.1357],
    ['Belfast', 54.5973, -5.9301],
    ['Cardiff', 51.4816, -3.1791],
    // The name of the town, not of its county.
    ['Maidstone', 51.2787, 0.5217],
    ['Inverness', 57.4778, -4.2247],
  ])('is %s for %d, %d in the UK, also in its suburbs', (city, latitude, longitude) =>
    expect(whereIs(latitude, longitude)).toMatchObject({
      city,
      countryName: 'UK',
      countryCode: 'GB',
      latitude,
      longitude,
    }),
  );

  it('names the suburb beside the city', () => expect(whereIs(53.4665, -2.2485).locality).toBe('Hulme'));

  it.each([
    ['Dublin', 'Ireland', 'IE', 53.3498, -6.2603],
    ['Berlin', 'Germany', 'DE', 52.52, 13.405],
    ['Suva', 'Fiji', 'FJ', -18.1416, 178.4419],
    ['Unknown City', 'Antarctica', 'AQ', -90, 0],
  ])('is %s, %s elsewhere', (city, countryName, countryCode, latitude, longitude) =>
    expect(whereIs(latitude, longitude)).toMatchObject({ city, countryName, countryCode }),
  );

  it('is found across the date line', () => {
    const { city, countryCode } = whereIs(-16.84, -179.97);
    expect([countryCode, city === 'Unknown City']).toEqual(['FJ', false]);
  });

  it.each([
    ['mid-ocean', 35, -45],
    ['the North Pole', 90, 0],
    ['the Pacific at the date line', 10, 180],
  ])('is Unknown City and Unknown Country in %s', (_, latitude, longitude) =>
    expect(whereIs(latitude, longitude)).toEqual({
      ...{ city: 'Unknown City', locality: 'Unknown City', countryName: 'Unknown Country', countryCode: null },
      ...{ latitude, longitude },
    }),
  );
});

describe('finding places', () => {
  const first = (text: string, home: string | null = null) => gazetteer.find(text, home)[0];

  it.each([
    ['munich', 'Munich'],
    ['saint albans', 'St Albans'],
    ["king's lynn", "King's Lynn"],
    ['kings lynn', "King's Lynn"],
    ['sao paul', 'São Paulo'],
  ])('knows %s as %s', (text, name) => expect(gazetteer.find(text).map((place) => place.name)).toContain(name));

  it.each([
    ['perth', null, 'AU'],
    ['perth', 'GB', 'GB'],
    ['newcastle', null, 'ZA'],
    ['newcastle, uk', null, 'GB'],
    ['perth, united kingdom', null, 'GB'],
  ])('puts larger ones first, but those at home and in the country that is named: %s for %s', (text, home, country) =>
    expect(first(text, home)?.countryCode).toBe(country),
  );

  it.each([
    ['12 Kirkgate, Otley', 'Otley'],
    ['12 Kirkgate Otley', 'Otley'],
    ['Park Row leeds', 'Leeds'],
    ['Kirkgate, Otley, UK', 'Otley'],
    ['12 Kirkgate, Otley, ls21 3hd', 'LS21 3'],
  ])('finds of the address %s the middle of its postcode or town', (text, name) =>
    expect(first(text)).toMatchObject({ name, countryCode: 'GB' }),
  );

  it('offers for an address at home no town of that name abroad', () =>
    expect(gazetteer.find('Park Row, Leeds', 'GB').map(({ countryCode }) => countryCode)).toEqual(['GB']));

  it('answers at most ten, and none for what no place is called', () =>
    expect(['sa', 'xqzzy', ', ,'].map((text) => gazetteer.find(text).length)).toEqual([10, 0, 0]));
});

describe('the places of a view', () => {
  const within = (south: number, west: number, north: number, east: number) =>
    gazetteer.within({ south, west, north, east });

  it('are the most populous ones, largest first, and all inside', () => {
    const places = within(53.6, -1.9, 54, -1.3);
    expect(places[0]?.name).toBe('Leeds');
    expect(places.map(({ name }) => name)).toContain('Otley');
    for (const { latitude, longitude } of places) expect([latitude >= 53.6, longitude <= -1.3]).toEqual([true, true]);
  });

  it('are 30 at most, none in the middle of an ocean, and found on both sides of the date line', () => {
    expect([within(-90, -180, 90, 180).length, within(-50, -140, -45, -135)]).toEqual([30, []]);
    expect(within(-20, 177, -15, -178).map(({ longitude }) => Math.sign(longitude))).toContain(1);
  });
});
