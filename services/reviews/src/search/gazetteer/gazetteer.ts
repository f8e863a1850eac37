import type { Box } from '../box-of';
import { type Postcode, postcodeDistricts } from './postcode-districts';
import type { Position } from '../../venue/distance';
import { TownMap } from './town-map';
import { readGazetteer } from './read-gazetteer';
import { fold } from '../../text/fold';
import { patternOf } from '../lexicon/read-lexicon';

export interface Place {
  name: string;
  /** Normalised name and alternative names. */
  names: readonly string[];
  country: string;
  countryCode: string;
  /** The county, borough or region. */
  district: string | null;
  /** Normalised words that distinguish it from places with the same name: its district and country. */
  withinNames: readonly string[];
  latitude: number;
  longitude: number;
  population: number;
  /** The edges of a county or country. */
  box?: Box;
  /** Part of a larger town: "near" reaches less far than for a town. */
  isPart?: boolean;
  /** Contains no venues, so a search always looks around it. */
  isLandmark?: boolean;
}

/** Words in names that are recognised despite typing errors. */
export const MOST_SLIPS_WORDS = 4;
/** Minimum population of a town for which a wrong first letter is tolerated. */
const LEAST_LARGE = 50_000;
const LEAST_LARGE_ABROAD = 500_000;
/** Words. */
const LONGEST = 6;

const RIVERS = new RegExp(`^(\\p{L}{5,}) ${patternOf('name-parts', 'river')} (?!hull$)`, 'u');
/** "Scarboro" and "Burton": common spellings of Scarborough and Burton upon Trent. */
const spellingsOf = (name: string): string[] => [
  name,
  name.replace(/b(?:o|)rough$/, 'boro'),
  RIVERS.exec(name)?.[1] ?? name,
];
const spelled = (place: Place): readonly string[] =>
  isAtHome(place) ? [...new Set(place.names.flatMap(spellingsOf))] : place.names;

/** Nearly all known venues are there, which also matters for worldwide searches. */
export const HOME = 'GB';
export const isAtHome = ({ countryCode }: { countryCode: string }): boolean => countryCode === HOME;

/** A foreign town outranks its British namesake if it has this population and is this many times larger. */
const LEAST_FAMOUS = 300_000;
const TIMES_AS_LARGE = 10;

/** Maps normalised names of towns in the database, with their country, to names in other languages and scripts. */
const EXONYMS = new Map<string, string[]>();
const keyOf = (countryCode: string, name: string): string => `${countryCode} ${name}`;
for (const { name, otherNames, country } of [...readGazetteer('exonyms'), ...readGazetteer('exonyms-geonames')]) {
  const key = keyOf(country, fold(name));
  EXONYMS.set(key, [...(EXONYMS.get(key) ?? []), ...otherNames.map(fold)]);
}

const [capital] = readGazetteer('countries').filter(({ kind }) => kind === 'capital');
if (!capital?.within) throw new Error('gazetteer/countries.tsv: no capital with the district that its parts lie in');

/** London. A place named without a town is most likely there, and every town in its district is part of it. */
export const CAPITAL = { name: capital.name, district: capital.within };

const NONE: Place[] = [];

const isInside = ({ box: own, latitude, longitude }: Place, box: Box): boolean =>
  !own && latitude >= box.south && latitude <= box.north && longitude >= box.west && longitude <= box.east;

/** Towns and postcodes in memory: a query is matched against 28,000 names. */
export class Gazetteer {
  private readonly byName = new Map<string, Place[]>();
  /** Names by length and first letter. */
  private readonly byStart = new Map<string, string[]>();
  /** Names of large towns, by length. */
  private readonly large = new Map<number, string[]>();
  private readonly words = new Set<string>();
  private readonly map = new TownMap();
  /** The people in regions that were searched. */
  private readonly people = new Map<Box, number>();
  /** The number of words in the longest British name. */
  longest = 1;
  private ofLetters: ReadonlyMap<string, Postcode> | null = null;
  private ofWorld: Gazetteer | null = null;
  readonly isWorldwide: boolean = false;

  constructor(
    places: readonly Place[],
    private readonly postcodes: ReadonlyMap<string, Postcode>,
    /** Normalised names of British stations. */
    private readonly stops: ReadonlySet<string> = new Set(),
    /** Normalised names of all stations, stops, airports and piers, British and foreign. */
    private readonly transport: ReadonlySet<string> = stops,
  ) {
    for (const place of places) this.add(place);
  }

  /** Adds a place. The gazetteer is built in steps, because adding all places at once would block the event loop. */
  add(place: Place): void {
    this.map.add(place);
    const spellings = spelled(place);
    const exonyms = place.names.flatMap((name) => EXONYMS.get(keyOf(place.countryCode, name)) ?? []);
    for (const name of new Set([...spellings, ...exonyms])) {
      const same = this.byName.get(name);
      if (same) same.push(place);
      else this.byName.set(name, [place]);
    }
    for (const name of spellings) {
      if (isAtHome(place)) this.longest = Math.min(LONGEST, Math.max(this.longest, this.remember(name, place)));
      else if (place.population >= LEAST_LARGE_ABROAD) this.rememberLarge(name);
    }
  }

  /** The same gazetteer for worldwide searches, where Boston means the one in Massachusetts. */
  get worldwide(): Gazetteer {
    this.ofWorld ??= Object.assign(Object.create(Gazetteer.prototype) as Gazetteer, this, { isWorldwide: true });
    return this.ofWorld;
  }

  /** Returns British places first, then by population; worldwide, a far larger foreign place comes first. */
  named(foldedName: string): Place[] {
    const known = this.byName.get(foldedName) ?? NONE;
    if (known.length < 2) return known;
    const same = [...known];
    const most = Math.max(0, ...same.filter(isAtHome).map(({ population }) => population));
    const famous = this.isWorldwide ? Math.max(LEAST_FAMOUS, most * TIMES_AS_LARGE) : Infinity;
    const rank = (place: Place) => (isAtHome(place) ? 1 : place.population >= famous ? 0 : 2);
    return same.sort((a, b) => rank(a) - rank(b) || b.population - a.population);
  }

  /** "Richmond Yorkshire", "Soho London": checks whether the place lies in a county or town of this name. */
  isWithin(place: Place, name: string): boolean {
    const lies = ({ box }: Place) => box !== undefined && isInside(place, box);
    return place.withinNames.includes(name) || (isAtHome(place) && this.named(name).some(lies));
  }

  /** Checks whether it is a word in any place name. */
  isWord(word: string): boolean {
    return this.words.has(word) || this.byName.has(word);
  }

  /** Checks whether a British station has this name. */
  isStop(foldedName: string): boolean {
    return this.stops.has(foldedName);
  }

  isTransport(foldedName: string): boolean {
    return this.transport.has(foldedName);
  }

  /** "W1" is not an outcode but the common part of W1A, W1B and others; people use it anyway. */
  postcode(code: string): Postcode | null {
    return this.postcodes.get(code) ?? this.districts().get(code) ?? null;
  }

  private districts(): ReadonlyMap<string, Postcode> {
    this.ofLetters ??= postcodeDistricts(this.postcodes.values());
    return this.ofLetters;
  }

  /** Returns the number of people in the towns of a region. */
  peopleIn(box: Box): number {
    const known = this.people.get(box);
    if (known !== undefined) return known;
    const towns = new Set([...this.byName.values()].flat().filter((place) => !place.isPart && isInside(place, box)));
    const people = [...towns].reduce((sum, { population }) => sum + population, 0);
    this.people.set(box, people);
    return people;
  }

  /** Returns the country of the nearest town; null if none is within some hundred kilometres. */
  countryAt(position: Position): string | null {
    return this.map.countryAt(position);
  }

  /** Towns are loaded after postcodes: a gazetteer read in between does not contain Leeds. */
  get isFull(): boolean {
    return this.postcodes.size > 0 && this.byName.size > 0;
  }

  /** Yields British names of similar length with the same first letter, and names of large towns. */
  *namesLike(name: string, slips: number): Iterable<string> {
    for (let length = name.length - slips; length <= name.length + slips; length += 1) {
      yield* this.byStart.get(`${length}${name[0] ?? ''}`) ?? [];
      yield* this.large.get(length) ?? [];
    }
  }

  /** Yields British names with this prefix. */
  *namesBegunBy(start: string): Iterable<string> {
    for (const [key, names] of this.byStart)
      if (key.endsWith(start[0] ?? '')) for (const name of names) if (name.startsWith(start)) yield name;
  }

  private remember(name: string, { population }: Place): number {
    const words = name.split(' ');
    for (const word of words) this.words.add(word);
    if (words.length > MOST_SLIPS_WORDS) return words.length;
    const start = `${name.length}${name[0] ?? ''}`;
    const same = this.byStart.get(start);
    if (same) same.push(name);
    else this.byStart.set(start, [name]);
    if (population >= LEAST_LARGE) this.rememberLarge(name);
    return words.length;
  }

  private rememberLarge(name: string): void {
    this.large.set(name.length, [...(this.large.get(name.length) ?? []), name]);
  }
}
