import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { ListedVenue, StatedFact } from './rows';
import { listedFile, readDataSources, readListedVenues, readStatedFacts, readVenues } from './read-seed';
import { FEATURE_NAMES, VENUE_CATEGORIES } from './rows';

interface ListedSource {
  id: string;
  licence: string;
  licenceUrl: string;
  publisher: string;
  attribution: string;
  dated: string;
  rows: number;
  facts: number;
}

interface Manifest {
  files: Record<string, { rows: number; sha256: string }>;
  byKind: Record<string, number>;
}

const bytes = (name: string) => readFileSync(new URL(`./data/${name}`, import.meta.url));
const data = <T>(name: string) => JSON.parse(bytes(name).toString()) as T;
const sources = data<ListedSource[]>('listed-sources.json');
const manifest = data<Manifest>('listed-manifest.json');
const sourceIds = new Set(sources.map(({ id }) => id));

/** A file that is cut short or changed by hand has another digest; of what the builder wrote, a part shows whether it is sound. */
const LOOKED_AT = 25_000;

const isLine = (text: string | null, max: number) =>
  text === null || (text.trim() === text && text.length > 0 && text.length <= max && !/\p{Cc}/u.test(text));
const TEN_YEARS_AGO = '2016-11-22';
const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && text <= '2026-11-22';

const isSound = (venue: ListedVenue) =>
  venue.key === `${venue.source}:${venue.sourceId}` &&
  sourceIds.has(venue.source) &&
  Math.abs(venue.latitude) <= 90 &&
  Math.abs(venue.longitude) <= 180 &&
  VENUE_CATEGORIES.includes(venue.category) &&
  venue.importance >= 0 &&
  venue.importance <= 1 &&
  isLine(venue.name, 255) &&
  isLine(venue.city, 100) &&
  isLine(venue.address, 500) &&
  isLine(venue.postcode, 10) &&
  venue.altNames.every((name) => isLine(name, 255)) &&
  isDay(venue.sourceDate) &&
  isDay(venue.lastListed) &&
  venue.lastListed >= venue.sourceDate;

async function brokenOf(venues: AsyncIterable<ListedVenue>, most = Infinity): Promise<string[]> {
  const keys = new Set<string>();
  const broken: string[] = [];
  for await (const venue of venues) {
    if (!isSound(venue) || keys.has(venue.key)) broken.push(venue.key);
    keys.add(venue.key);
    if (keys.size >= most) break;
  }
  return broken;
}

describe('the committed lists', () => {
  it.each(Object.keys(manifest.files))('are the bytes that were built: %s', (file) => {
    expect(createHash('sha256').update(bytes(file)).digest('hex')).toBe(manifest.files[file]?.sha256);
  });

  it('hold more than 400,000 places, and those at their beginning are sound, each once', async () => {
    expect(listedFile('all').rows).toBeGreaterThan(400_000);
    expect(await brokenOf(readListedVenues(), LOOKED_AT)).toEqual([]);
  });

  it('count as many rows as their sources have, under terms that are named', () => {
    expect(sources.reduce((sum, { rows }) => sum + rows, 0)).toBe(listedFile('all').rows);
    for (const source of readDataSources()) {
      expect(source.licenceUrl).toMatch(/^https:/);
      expect(source.publisher && source.attribution && source.licence).toBeTruthy();
      expect(source.dated === null || isDay(source.dated)).toBe(true);
    }
  });

  it('state facts under the sources that they count', async () => {
    const facts: StatedFact[] = [];
    for await (const fact of readStatedFacts()) facts.push(fact);
    const unsound = facts.filter(
      (fact) =>
        !sourceIds.has(fact.source) ||
        !FEATURE_NAMES.includes(fact.feature) ||
        !isDay(fact.observed) ||
        (fact.value === null && !fact.note) ||
        (fact.value !== null && fact.observed < TEN_YEARS_AGO),
    );
    expect(unsound.slice(0, 3)).toEqual([]);
    expect(facts.length).toBeGreaterThan(6_230);
    expect(facts.length).toBe(sources.reduce((sum, source) => sum + source.facts, 0));
  });
});

describe('the sample of the lists', () => {
  const venues: ListedVenue[] = [];

  it('takes no place off the list that it is on: lists of several years have no date', () => {
    const dated = new Map(readDataSources().map((source) => [source.id, source.dated]));
    const off = venues.filter(
      ({ source, lastListed }) => (dated.get(source) ?? '').slice(0, 4) > lastListed.slice(0, 4),
    );
    expect(venues.some(({ source }) => dated.get(source) === null)).toBe(true);
    expect(off).toEqual([]);
  });

  beforeAll(async () => {
    for await (const venue of readListedVenues('sample')) venues.push(venue);
  });

  it('is a few thousand sound places of all the lists', async () => {
    expect(venues).toHaveLength(listedFile('sample').rows);
    expect(venues.length).toBeLessThan(8_000);
    expect(await brokenOf(readListedVenues('sample'))).toEqual([]);
  });

  it('can be read on from any row', async () => {
    const rest: string[] = [];
    for await (const { key } of readListedVenues('sample', venues.length - 2)) rest.push(key);
    expect(rest).toEqual(venues.slice(-2).map(({ key }) => key));
  });

  it('has facts of many of its places, and no fact of a place that nobody lists', async () => {
    const keys = new Set(venues.map(({ key }) => key));
    const seed = new Set<string>();
    for await (const { key } of readVenues()) seed.add(key);
    let ofSample = 0;
    const lost: string[] = [];
    for await (const { venue, source } of readStatedFacts()) {
      if (keys.has(venue)) ofSample += 1;
      if (venue.startsWith('uk-railway-stations:') && !seed.has(venue)) lost.push(`${venue} of ${source}`);
    }
    expect(lost).toEqual([]);
    expect(ofSample).toBeGreaterThan(1_500);
  });
});
