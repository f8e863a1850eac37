import { readFileSync } from 'node:fs';
import type { ListedVenue, StatedFact } from './rows';
import { readListedVenues, readPostcodes, readStatedFacts, readVenues } from './read-seed';
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

const data = (name: string) => readFileSync(new URL(`./data/${name}`, import.meta.url), 'utf8');
const sources = JSON.parse(data('listed-sources.json')) as ListedSource[];
const sourceIds = new Set(sources.map(({ id }) => id));

const isLine = (text: string | null, max: number) =>
  text === null || (text.trim() === text && text.length > 0 && text.length <= max && !/\p{Cc}/u.test(text));
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

describe('the committed lists', () => {
  const keys = new Set<string>();
  const known = new Map<string, ListedVenue>();
  const count = new Map<string, number>();
  const broken: string[] = [];
  const WANTED = ['British Museum', 'Bristol Royal Infirmary', 'Titanic Belfast', 'Brimington Library'];

  beforeAll(async () => {
    for await (const venue of readListedVenues()) {
      if (!isSound(venue) || keys.has(venue.key)) broken.push(venue.key);
      keys.add(venue.key);
      count.set(venue.source, (count.get(venue.source) ?? 0) + 1);
      if (WANTED.includes(venue.name)) known.set(venue.name, venue);
    }
  });

  it('hold more than 400,000 sound places, each once', () => {
    expect(broken.slice(0, 5)).toEqual([]);
    expect(keys.size).toBeGreaterThan(400_000);
  });

  it('count for each source as many rows as the list of sources says, under terms that are named', () => {
    expect(Object.fromEntries(sources.filter(({ rows }) => rows > 0).map(({ id, rows }) => [id, rows]))).toEqual(
      Object.fromEntries(count),
    );
    for (const source of sources) {
      expect(source.licenceUrl).toMatch(/^https:/);
      expect(source.publisher && source.attribution && source.licence).toBeTruthy();
      expect(isDay(source.dated)).toBe(true);
    }
  });

  it('know places that people ask for, as what they are', () => {
    expect(known.get('British Museum')).toMatchObject({ kind: 'museum', city: 'London' });
    expect(known.get('Bristol Royal Infirmary')).toMatchObject({ kind: 'hospital', city: 'Bristol' });
    expect(known.get('Titanic Belfast')).toMatchObject({ kind: 'museum', city: 'Belfast' });
  });

  it('do not mix a library with a pharmacy because both bear the name of their town', () => {
    expect(known.get('Brimington Library')?.mergedFrom.join()).not.toMatch(/pharmac|nhs-gp/);
  });

  it('state facts of known venues alone, each under its own source', async () => {
    for await (const { key } of readVenues()) keys.add(key);
    const facts: StatedFact[] = [];
    for await (const fact of readStatedFacts()) facts.push(fact);
    const unsound = facts.filter(
      (fact) =>
        !keys.has(fact.venue) ||
        !sourceIds.has(fact.source) ||
        !FEATURE_NAMES.includes(fact.feature) ||
        !isDay(fact.observed) ||
        (fact.value === null && !fact.note),
    );
    expect(unsound.slice(0, 3)).toEqual([]);
    expect(facts.length).toBeGreaterThan(6_230);
    expect(facts.length).toBe(sources.reduce((sum, source) => sum + source.facts, 0));
  });

  it('know where a postcode is', async () => {
    const rows = new Map<string, [number, number]>();
    for await (const [code, latitude, longitude] of readPostcodes()) rows.set(code, [latitude, longitude]);
    expect(rows.size).toBeGreaterThan(13_000);
    expect(rows.get('M1')?.map((degrees) => degrees.toFixed(1))).toEqual(['53.5', '-2.2']);
    expect(rows.has('M1 2')).toBe(true);
  });
});
