import { fold } from '../../text/fold';
import { Gazetteer, isAtHome, type Place } from '../gazetteer/gazetteer';
import { readGazetteer } from '../gazetteer/read-gazetteer';
import { landmarksOf, quartersOf } from './parts-by-name';
import { partsAboutHubs, partsOfTowns } from './parts-of-towns';
import { regionsOf } from './regions';

const town = (name: string, latitude: number, longitude: number, district: string): Place => ({
  name,
  names: [name.toLowerCase()],
  country: 'UK',
  countryCode: 'GB',
  district,
  withinNames: [district.toLowerCase()],
  latitude,
  longitude,
  population: 5_000,
});
const exonyms = [...readGazetteer('exonyms'), ...readGazetteer('exonyms-geonames')].flatMap(({ otherNames }) =>
  otherNames.map(fold),
);
const clapham = [
  { name: 'clapham common', latitude: 51.462, longitude: -0.138, importance: 0.2 },
  { name: 'clapham north', latitude: 51.465, longitude: -0.13, importance: 0.2 },
  { name: 'clapham north yorkshire', latitude: 54.1, longitude: -2.41, importance: 0.2 },
];

describe('places that the gazetteer does not have', () => {
  it('are parts of towns, by the stations that are named after them', () => {
    const towns = [town('Clapham', 52.16, -0.49, 'Bedford'), town('Brixton', 51.46, -0.11, 'Greater London')];
    const [part, ...others] = partsOfTowns(clapham, towns);
    expect(part).toMatchObject({ name: 'Clapham', district: 'Greater London', population: 20_000, isPart: true });
    expect(part?.latitude).toBeCloseTo(51.46, 1);
    expect(others).toEqual([]);
    expect(partsOfTowns(clapham, [town('Clapham', 51.46, -0.13, 'Greater London')])).toEqual([]);
  });

  it('are what lies about a great station, called as people call it', () => {
    const towns = [town('London', 51.51, -0.13, 'Greater London'), town('Waterloo', 53.47, -3.02, 'Sefton')];
    const stops = [
      { name: 'london waterloo', latitude: 51.503, longitude: -0.113, importance: 0.9 },
      { name: 'london waterloo east', latitude: 51.504, longitude: -0.11, importance: 0.4 },
      { name: 'glasgow central', latitude: 55.858, longitude: -4.258, importance: 0.9 },
    ];
    expect(partsAboutHubs(stops, towns).map(({ name, district }) => [name, district])).toEqual([
      ['Waterloo', 'Greater London'],
    ]);
  });

  it('are counties, about as far as their towns lie, and countries', () => {
    const towns = Array.from({ length: 20 }, (_, n) => town(`Village ${n}`, 51 + n / 50, 0.5 + n / 50, 'Kent'));
    const regions = regionsOf([...towns, town('Leeds', 53.8, -1.5, 'City and Borough of Leeds')]);
    const kent = regions.find(({ name }) => name === 'Kent');
    expect(kent?.box?.south).toBeCloseTo(50.97, 1);
    expect(kent?.box?.north).toBeCloseTo(51.41, 1);
    expect(regions.map(({ name }) => name)).toEqual(expect.arrayContaining(['Wales', 'Lake District']));
    expect(regions.some(({ names }) => names.includes('leeds'))).toBe(false);
  });

  it("are quarters and parks, the largest town's first unless it has a part of the name itself", () => {
    const ofLondon = { ...town('Barbican', 51.52, -0.095, 'Greater London'), isPart: true };
    const quarters = quartersOf([ofLondon, town('Manchester', 53.48, -2.24, 'Greater Manchester')]);
    const called = (name: string) => quarters.filter(({ names }) => names.includes(name));
    const inBritain = quarters.filter(isAtHome);
    expect(
      inBritain.every(({ latitude, longitude }) => latitude > 49 && latitude < 61 && Math.abs(longitude) < 8),
    ).toBe(true);
    expect(called('montmartre')).toMatchObject([{ country: 'France', countryCode: 'FR', district: 'Paris' }]);
    expect(called('the northern quarter')).toMatchObject([{ name: 'Northern Quarter', district: 'Manchester' }]);
    expect(called('northern quarter')[0]?.withinNames).toEqual(['manchester', 'greater manchester']);
    const [first, second] = called('chinatown');
    expect(first?.district).toBe('London');
    expect(first?.population).toBeGreaterThan(second?.population ?? Infinity);
    expect(called('barbican')[0]?.population).toBeLessThan(ofLondon.population);
  });

  it('are landmarks, each at its place in Britain, and said with their town', () => {
    const landmarks = landmarksOf([town('Stirling', 56.12, -3.94, 'Stirling')]);
    const odd = landmarks
      .filter(isAtHome)
      .filter(({ latitude, longitude }) => !(latitude > 49.9 && latitude < 58 && longitude > -8 && longitude < 1.8));
    expect(odd).toEqual([]);
    expect(new Set(landmarks.map(({ name }) => name)).size).toBe(landmarks.length);
    const [castle] = landmarks.filter(({ names }) => names.includes('stirling castle'));
    expect(castle).toMatchObject({ isLandmark: true, isPart: true, withinNames: ['stirling'] });
  });

  it('are the old town and the new one of Edinburgh, never those of another town', () => {
    const names = quartersOf([town('Edinburgh', 55.95, -3.19, 'Edinburgh')]).flatMap((place) => place.names);
    expect(names).toEqual(expect.arrayContaining(['edinburgh old town', 'new town edinburgh']));
    expect(names).not.toEqual(expect.arrayContaining(['old town']));
    expect(names).not.toEqual(expect.arrayContaining(['new town']));
  });

  it.each([
    ['東京', 'Tokyo', 'JP'],
    ['Москва', 'Moscow', 'RU'],
    ['Αθήνα', 'Athens', 'GR'],
    ['नई दिल्ली', 'New Delhi', 'IN'],
    ['دبي', 'Dubai', 'AE'],
    ['서울', 'Seoul', 'KR'],
    ['Київ', 'Kyiv', 'UA'],
    ['Kölner', 'Cologne', 'DE'],
    ['Genf', 'Genève', 'CH'],
    ['La Corogne', 'A Coruña', 'ES'],
    ['Città del Messico', 'Mexico City', 'MX'],
    ['NYC', 'New York', 'US'],
  ])('%s is %s, which the gazetteer has by one name alone', (written, name, countryCode) => {
    const book = new Gazetteer([{ ...town(name, 0, 0, name), names: [fold(name)], countryCode }], new Map());
    expect(book.named(fold(written)).map((place) => place.name)).toEqual([name]);
  });

  it.each(['Berliner', 'Wiener', 'Hamburger', 'Madras'])('%s is eaten', (word) =>
    expect(exonyms).not.toContain(fold(word)),
  );
});
