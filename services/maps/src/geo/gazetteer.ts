import { iso1A2Code } from '@rapideditor/country-coder';
import { type Place, UNKNOWN_CITY, UNKNOWN_COUNTRY, type Whereabouts } from '@waymark/contracts-maps';
import { readGazetteer, readPostcodes } from '@waymark/seed';
import { countries } from 'countries-list';
import { cityOf, townOf } from './city-of';
import { fold, NameIndex } from './name-index';
import { NearIndex, type View } from './near-index';
import { PlaceTable, type TablePlace } from './place-table';
import { Postcodes } from './postcodes';

/** Returns the English name of a country; "UK" for Great Britain and Northern Ireland, as everywhere in the product. */
function countryName(code: string | null): string {
  if (code === 'GB') return 'UK';
  return code !== null && code in countries ? countries[code as keyof typeof countries].name : UNKNOWN_COUNTRY;
}

/** Returns the ISO code of the country or territory at a position, or null at sea. */
function countryAt({ latitude, longitude }: { latitude: number; longitude: number }): string | null {
  return iso1A2Code([longitude, latitude], { level: 'territory' });
}

/** Kilometres. A place farther away does not describe a position. */
const LOCALITY_KM = 100;
const CITY_KM = 15;
/** Kilometres from a place to the city that its British district is named after, at most. */
const DISTRICT_KM = 40;
const CITY_POPULATION = 50_000;
const MOST_PLACES = 10;
/** Number of names in a view of the map; more would overlap. */
const MOST_ON_MAP = 30;
/** Factor for the population of places in the home country: Perth in Scotland ranks before Perth in Australia. */
const HOME_WEIGHT = 100;

/** Country of all postcodes, because Ordnance Survey's cover only Great Britain. */
const BRITISH = { countryName: countryName('GB'), countryCode: 'GB' };

/** Answers "where is this?" and "where is Leeds?" from memory, without network access. */
export class Gazetteer {
  private readonly byPosition: NearIndex;
  private readonly byName: NameIndex;

  constructor(
    private readonly table: PlaceTable,
    private readonly postcodes: Postcodes,
  ) {
    this.byPosition = new NearIndex(table);
    this.byName = new NameIndex(table);
  }

  whereIs(position: { latitude: number; longitude: number }): Whereabouts {
    const countryCode = countryAt(position);
    const country = { countryName: countryName(countryCode), countryCode };
    const around = this.around(position, countryCode);
    if (around === null) return { city: UNKNOWN_CITY, locality: UNKNOWN_CITY, ...country, ...position };
    const { locality, cities } = around;
    return { city: cityOf(locality, cities), locality: locality.name, ...country, ...position };
  }

  /**
   * Returns the city of a position as a place, or the nearest place if there is none; null at sea and far from all
   * places.
   */
  townAt(position: { latitude: number; longitude: number }): Place | null {
    const around = this.around(position, countryAt(position));
    return around && shown(townOf(around.locality, around.cities));
  }

  /**
   * Returns places with names that start with the text. "perth, uk" and "perth, western" search one country or
   * district. For an address ("12 High Street, Otley", "12 High Street Otley", "12 High Street, LS21 1BG"), returns
   * the centre of its postcode, or its town.
   * @param home ISO code of the country; its places rank before larger ones elsewhere
   */
  find(text: string, home: string | null = null): Place[] {
    const postcode = this.postcodes.in(text);
    if (postcode) return [{ ...postcode, ...BRITISH, population: null }];
    const parts = text.split(',').map(fold);
    const [name = '', within = ''] = parts;
    const named = this.named(name, within, home);
    if (named.length > 0) return named;
    return parts.length > 1 ? this.townOf(parts.slice(1), home) : this.townAtEnd(name.split(' '), home);
  }

  /** Finds the town of an address in the parts after its street: "otley, uk", "leeds". */
  private townOf(parts: readonly string[], home: string | null): Place[] {
    const [before = '', last = ''] = [parts.at(-2), parts.at(-1)];
    const tries = [this.exactly(before, last, home), this.exactly(last, '', home), this.exactly(before, '', home)];
    return tries.find(({ length }) => length > 0) ?? [];
  }

  /** Finds the longest place name at the end of an address without commas: "12 high street burley in wharfedale". */
  private townAtEnd(words: readonly string[], home: string | null): Place[] {
    for (let from = 1; from < words.length; from += 1) {
      const found = this.exactly(words.slice(from).join(' '), '', home);
      if (found.length > 0) return found;
    }
    return [];
  }

  /**
   * Returns places with exactly this name. If any is in the home country, returns only those, so that Britain never
   * shows Leeds in Alabama.
   */
  private exactly(name: string, within: string, home: string | null): Place[] {
    const found = this.named(name, within, home).filter((place) => fold(place.name) === name);
    const atHome = found.filter(({ countryCode }) => countryCode === home);
    return atHome.length > 0 ? atHome : found;
  }

  private named(name: string, within: string, home: string | null): Place[] {
    if (name === '') return [];
    const keep = within === '' ? undefined : (id: number) => this.isIn(id, within);
    const weight = (id: number) => this.table.populationOf(id) * (this.table.countryOf(id) === home ? HOME_WEIGHT : 1);
    return this.byName.beginningWith(name, { max: MOST_PLACES, weight, keep }).map((id) => this.place(id));
  }

  /** Returns the most populous places in a view, without parts of cities. */
  within(view: View): Place[] {
    const best: { id: number; people: number }[] = [];
    // Keeps only the best few and sorts nothing, because a view of the world contains all places.
    for (const id of this.byPosition.within(view)) {
      const people = this.table.populationOf(id);
      if ((best.length === MOST_ON_MAP && people <= (best.at(-1)?.people ?? 0)) || this.table.isPartOf(id)) continue;
      const place = best.findIndex((other) => other.people < people);
      best.splice(place === -1 ? best.length : place, 0, { id, people });
      best.length = Math.min(best.length, MOST_ON_MAP);
    }
    return best.map(({ id }) => this.place(id));
  }

  private around(position: { latitude: number; longitude: number }, countryCode: string | null) {
    const [nearest] =
      countryCode === null ? [] : this.byPosition.near(position, countryCode, { max: 1, km: LOCALITY_KM });
    if (nearest === undefined) return null;
    const locality = this.table.at(nearest);
    const cities = {
      near: this.cities(position, locality.countryCode, CITY_KM),
      wide: this.cities(position, locality.countryCode, DISTRICT_KM),
    };
    return { locality, cities };
  }

  private cities(position: { latitude: number; longitude: number }, countryCode: string, km: number) {
    const isCity = (id: number) => this.table.populationOf(id) >= CITY_POPULATION && !this.table.isPartOf(id);
    return this.byPosition.near(position, countryCode, { max: 20, km }, isCity).map((id) => this.table.at(id));
  }

  private isIn(id: number, within: string): boolean {
    const { countryCode, district } = this.table.at(id);
    const names = [
      countryCode,
      countryName(countryCode),
      district ?? '',
      ...(countryCode === 'GB' ? ['united kingdom', 'great britain'] : []),
    ];
    return names.some((name) => fold(name).startsWith(within));
  }

  private place(id: number): Place {
    return shown(this.table.at(id));
  }
}

const shown = ({ name, district, countryCode, latitude, longitude, population }: TablePlace): Place => ({
  name,
  district,
  countryName: countryName(countryCode),
  countryCode,
  latitude,
  longitude,
  population: population || null,
});

/** Reads the file beside the build. It takes half a second, and the service is not ready before. */
export async function loadGazetteer(): Promise<Gazetteer> {
  const table = new PlaceTable();
  for await (const row of readGazetteer()) table.add(row);
  const postcodes = new Postcodes();
  for await (const row of readPostcodes()) postcodes.add(row);
  return new Gazetteer(table, postcodes);
}
