import { iso1A2Code } from '@rapideditor/country-coder';
import type { Database } from '@waymark/service-kit';
import { around } from 'geokdbush';
import KDBush from 'kdbush';
import sql from 'sql-template-tag';
import { fold } from '../text/fold';
import { distanceMetres } from '../venue/distance';

interface Position {
  latitude: number;
  longitude: number;
}
interface Town extends Position {
  name: string;
  population: number;
}

const TIMEOUT_MS = 30_000;
const NEAREST = 8;
const WITHIN_KM = 25;
/** Population assumed for hamlets, for which the gazetteer has none. */
const HAMLET = 800;

/** The values that lists use as the country. */
const OF_BRITAIN = ['united kingdom', 'great britain', 'uk', 'england', 'scotland', 'wales', 'northern ireland'];

/** Countries, towns and postcodes from the database. They locate a place if the file does not. */
export class Gazetteer {
  private constructor(
    private readonly towns: readonly Town[],
    private readonly index: KDBush,
    private readonly names: ReadonlyMap<string, string>,
    private readonly codes: ReadonlyMap<string, string>,
    private readonly postcodes: ReadonlyMap<string, Position>,
  ) {}

  static async read(database: Database): Promise<Gazetteer> {
    const places = await database.query<{
      name: string;
      country: string;
      code: string;
      latitude: number;
      longitude: number;
      population: number | null;
    }>(sql`SELECT name, country, country_code AS code, latitude, longitude, population FROM place`, TIMEOUT_MS);
    const postcodes = await database.query<{ code: string; latitude: number; longitude: number }>(
      sql`SELECT code, latitude, longitude FROM postcode`,
      TIMEOUT_MS,
    );
    const towns = places.map((place) => ({ ...place, population: place.population ?? HAMLET }));
    const index = new KDBush(towns.length);
    for (const { longitude, latitude } of towns) index.add(longitude, latitude);
    index.finish();
    return new Gazetteer(
      towns,
      index,
      new Map([['GB', 'UK'], ...places.map(({ code, country }) => [code, country] as const)]),
      new Map([
        ...places.map(({ code, country }) => [fold(country), code] as const),
        ...OF_BRITAIN.map((name) => [name, 'GB'] as const),
      ]),
      new Map(postcodes.map(({ code, latitude, longitude }) => [code, { latitude, longitude }])),
    );
  }

  /** Returns the English country name, as venues store it. */
  countryName(code: string): string {
    return this.names.get(code) ?? new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? code;
  }

  /** Returns the ISO code for a two- or three-letter code or a name; null if unknown. */
  countryCode(text: string): string | null {
    return this.codes.get(fold(text)) ?? iso1A2Code(text.trim(), { level: 'territory' });
  }

  countryAt({ latitude, longitude }: Position): string | null {
    return iso1A2Code([longitude, latitude], { level: 'territory' });
  }

  /** Returns the most likely town of a position; larger towns reach farther. */
  townAt(position: Position): string | null {
    if (this.towns.length === 0) return null;
    let best: { name: string; reach: number } | null = null;
    for (const at of around(this.index, position.longitude, position.latitude, NEAREST, WITHIN_KM)) {
      const town = this.towns[at];
      if (!town) continue;
      const reach = distanceMetres(position, town) / Math.sqrt(town.population);
      if (best === null || reach < best.reach) best = { name: town.name, reach };
    }
    return best?.name ?? null;
  }

  /** Returns the centre of the postcode's sector, or else of its first half. */
  postcodeMiddle(postcode: string): Position | null {
    const sector = postcode.slice(0, -2);
    return this.postcodes.get(sector) ?? this.postcodes.get(sector.split(' ')[0] ?? '') ?? null;
  }
}
