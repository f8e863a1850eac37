import type { Box } from '../box-of';
import { type Postcode, postcodeDistricts } from './postcode-districts';
import type { Position } from '../../venue/distance';
import { TownMap } from './town-map';
import { readGazetteer } from './read-gazetteer';
import { fold } from '../../text/fold';
import { patternOf } from '../lexicon/read-lexicon';

export interface Place {
  name: string;
  /** Folded: its own name and what else it is called. */
  names: readonly string[];
  country: string;
  countryCode: string;
  /** County, borough or region. */
  district: string | null;
  /** Folded words by which people tell it from others of its name: its district and country. */
  withinNames: readonly string[];
  latitude: number;
  longitude: number;
  population: number;
  /** Of a county or country: its edges. */
  box?: Box;
  /** Of a larger town: round about it is nearer than round about a town. */
  isPart?: boolean;
  /** Nothing is in it: whoever names it looks round about. */
  isLandmark?: boolean;
}

const MOST_SLIPS_WORDS = 3;
/** People of a town whose name may have been begun with another letter. */
const LEAST_LARGE = 50_000;
/** Words. */
const LONGEST = 6;

const RIVERS = new RegExp(`^(\\p{L}{5,}) ${patternOf('name-parts', 'river')} (?!hull$)`, 'u');
/** "Scarboro" and "Burton": as many write Scarborough and Burton upon Trent. */
const spellingsOf = (name: string): string[] => [
  name,
  name.replace(/b(?:o|)rough$/, 'boro'),
  RIVERS.exec(name)?.[1] ?? name,
];
const spelled = (place: Place): readonly string[] =>
  isAtHome(place) ? [...new Set(place.names.flatMap(spellingsOf))] : place.names;

/** Nearly all that we know is there, also for somebody who searches the whole world. */
export const HOME = 'GB';
export const isAtHome = ({ countryCode }: { countryCode: string }): boolean => countryCode === HOME;

/** People: abroad, a town so large is meant by its name where it has so many times as many as its British namesake. */
const LEAST_FAMOUS = 300_000;
const TIMES_AS_LARGE = 10;

/** Names of towns in other languages and scripts, folded -> the one in the database. */
const EXONYMS: ReadonlyMap<string, string> = new Map(
  readGazetteer('exonyms').flatMap(({ name, otherNames }) =>
    otherNames.map((other) => [fold(other), fold(name)] as const),
  ),
);

const NONE: Place[] = [];

/** Towns and postcodes, all in memory: a question is looked through for any of 28,000 names. */
export class Gazetteer {
  private readonly byName = new Map<string, Place[]>();
  /** By length and first letter. */
  private readonly byStart = new Map<string, string[]>();
  /** Those of large towns, by length. */
  private readonly large = new Map<number, string[]>();
  private readonly words = new Set<string>();
  private readonly map = new TownMap();
  /** Words of the longest name at home. */
  longest = 1;
  private ofLetters: ReadonlyMap<string, Postcode> | null = null;
  private ofWorld: Gazetteer | null = null;
  readonly isWorldwide: boolean = false;

  constructor(
    places: readonly Place[],
    private readonly postcodes: ReadonlyMap<string, Postcode>,
    /** Folded names of the home country's stations. */
    private readonly stops: ReadonlySet<string> = new Set(),
    /** Folded names of all stations, stops, airports and piers, at home and abroad. */
    private readonly transport: ReadonlySet<string> = stops,
  ) {
    for (const place of places) this.add(place);
  }

  /** While the book is being made: there are too many to add them all in one turn of the event loop. */
  add(place: Place): void {
    this.map.add(place);
    for (const name of spelled(place)) {
      const same = this.byName.get(name);
      if (same) same.push(place);
      else this.byName.set(name, [place]);
      if (isAtHome(place)) this.longest = Math.min(LONGEST, Math.max(this.longest, this.remember(name, place)));
    }
  }

  /** The same book as somebody reads it who searches the whole world: by Boston they mean the one in Massachusetts. */
  get worldwide(): Gazetteer {
    this.ofWorld ??= Object.assign(Object.create(Gazetteer.prototype) as Gazetteer, this, { isWorldwide: true });
    return this.ofWorld;
  }

  /** Home first, then the most populous; worldwide, what is far larger abroad goes before both. */
  named(foldedName: string): Place[] {
    const known = this.byName.get(EXONYMS.get(foldedName) ?? foldedName) ?? NONE;
    if (known.length < 2) return known;
    const same = [...known];
    const most = Math.max(0, ...same.filter(isAtHome).map(({ population }) => population));
    const famous = this.isWorldwide ? Math.max(LEAST_FAMOUS, most * TIMES_AS_LARGE) : Infinity;
    const rank = (place: Place) => (isAtHome(place) ? 1 : place.population >= famous ? 0 : 2);
    return same.sort((a, b) => rank(a) - rank(b) || b.population - a.population);
  }

  /** "Richmond Yorkshire", "Soho London": whether a county about it or its town is called so. */
  isWithin(place: Place, name: string): boolean {
    const lies = ({ box }: Place) =>
      box !== undefined &&
      place.latitude >= box.south &&
      place.latitude <= box.north &&
      place.longitude >= box.west &&
      place.longitude <= box.east;
    return place.withinNames.includes(name) || (!place.box && isAtHome(place) && this.named(name).some(lies));
  }

  /** Whether it is a word of the name of a place. */
  isWord(word: string): boolean {
    return this.words.has(word) || this.byName.has(word);
  }

  /** Whether trains of the home country stop at a place of that name. */
  isStop(foldedName: string): boolean {
    return this.stops.has(foldedName);
  }

  isTransport(foldedName: string): boolean {
    return this.transport.has(foldedName);
  }

  /** "W1" is no outcode but what W1A, W1B and the others have in common; people say it all the same. */
  postcode(code: string): Postcode | null {
    return this.postcodes.get(code) ?? this.districts().get(code) ?? null;
  }

  private districts(): ReadonlyMap<string, Postcode> {
    this.ofLetters ??= postcodeDistricts(this.postcodes.values());
    return this.ofLetters;
  }

  /** The country of the town that is nearest to a position; null where none is within some hundred kilometres. */
  countryAt(position: Position): string | null {
    return this.map.countryAt(position);
  }

  /** Towns are loaded after postcodes: a book read between them knows no Leeds. */
  get isFull(): boolean {
    return this.postcodes.size > 0 && this.byName.size > 0;
  }

  /** Names of home places about as long that begin with the same letter, and those of large towns. */
  *namesLike(name: string, slips: number): Iterable<string> {
    for (let length = name.length - slips; length <= name.length + slips; length += 1) {
      yield* this.byStart.get(`${length}${name[0] ?? ''}`) ?? [];
      yield* this.large.get(length) ?? [];
    }
  }

  /** Names of home places that begin so. */
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
    if (population >= LEAST_LARGE) this.large.set(name.length, [...(this.large.get(name.length) ?? []), name]);
    return words.length;
  }
}
