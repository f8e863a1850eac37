import { importPackage } from '../packages';
import { gbCity, sayName } from '../rules/gb-city';
import { normaliseName } from '../rules/normalise-name';
import type { Position } from '../rules/distance';
import { strongestPull } from '../rules/strongest-pull';
import type { Place } from './places';

interface KDBush {
  add(x: number, y: number): number;
  finish(): void;
}

type Around = (
  index: KDBush,
  longitude: number,
  latitude: number,
  max: number,
  km: number,
  keep?: (i: number) => boolean,
) => number[];

const CITY_POPULATION = 50_000;

/**
 * A British city attracts places this far away when its district lists at most FEW_PLACES: GeoNames has none of
 * Glasgow's suburbs.
 */
const PULL_KM = 15;
const FEW_PLACES = 5;

/** Finds the town and population for a position, from GeoNames, without a network. */
export class Gazetteer {
  private constructor(
    private readonly places: Place[],
    private readonly index: KDBush,
    private readonly search: Around,
    private readonly coder: (point: [number, number]) => string | null,
    private readonly names: ReadonlySet<string>,
    private readonly districtSizes: ReadonlyMap<string | null, number>,
  ) {}

  static async create(places: Place[]): Promise<Gazetteer> {
    const { default: Index } = await importPackage<{ default: new (size: number) => KDBush }>('kdbush');
    const { around } = await importPackage<{ around: Around }>('geokdbush');
    const { iso1A2Code } = await importPackage<{
      iso1A2Code: (point: [number, number], options: { level: string }) => string | null;
    }>('@rapideditor/country-coder');
    const index = new Index(places.length);
    for (const place of places) index.add(place.longitude, place.latitude);
    index.finish();
    const names = new Set(places.map((place) => `${place.countryCode}|${normaliseName(place.name)}`));
    const districtSizes = new Map<string | null, number>();
    for (const { district } of places) districtSizes.set(district, (districtSizes.get(district) ?? 0) + 1);
    return new Gazetteer(
      places,
      index,
      around,
      (point) => iso1A2Code(point, { level: 'territory' }),
      names,
      districtSizes,
    );
  }

  /** Returns the ISO code of the country or territory at a position; null at sea. */
  countryAt({ latitude, longitude }: Position): string | null {
    return this.coder([longitude, latitude]);
  }

  /** Returns whether the country has any place with this normalised name. */
  knows(normalisedName: string, countryCode: string): boolean {
    return this.names.has(`${countryCode}|${normalisedName}`);
  }

  near(position: Position, countryCode: string, km: number, max = 200): Place[] {
    const keep = (i: number) => this.places[i]?.countryCode === countryCode;
    return this.search(this.index, position.longitude, position.latitude, max, km, keep).flatMap(
      (i) => this.places[i] ?? [],
    );
  }

  /** Returns the town that people would name for a venue. */
  cityOf(name: string, position: Position, countryCode: string): string | null {
    const near = this.near(position, countryCode, 25);
    const [nearest] = near;
    if (!nearest) return null;
    const closeBy = this.near(position, countryCode, 8);
    if (countryCode === 'GB') {
      const cityNames = new Set(
        near.filter(({ population }) => (population ?? 0) >= CITY_POPULATION).map((place) => place.name),
      );
      const nearbyNames = new Map(closeBy.map((place) => [normaliseName(place.name), place.name]));
      const pull = strongestPull(
        position,
        this.near(position, 'GB', PULL_KM).filter((place) => place === nearest || this.lacksSuburbs(place)),
      );
      return gbCity({ name, nearest: pull?.name ?? nearest.name, district: nearest.district, cityNames, nearbyNames });
    }
    const form = ` ${normaliseName(name)} `;
    const named = closeBy
      .filter((place) => form.startsWith(` ${normaliseName(place.name)} `))
      .sort((a, b) => b.name.length - a.name.length)[0];
    const city = closeBy.find(({ population }) => (population ?? 0) >= CITY_POPULATION);
    return (named ?? city ?? nearest).name;
  }

  private lacksSuburbs({ district, population }: Place): boolean {
    return (population ?? 0) >= CITY_POPULATION && (this.districtSizes.get(district) ?? 0) <= FEW_PLACES;
  }

  /** Returns the population of the named town within 40 km, else of the largest place within 10 km. */
  populationOf(city: string | null, position: Position, countryCode: string): number | null {
    const form = city && normaliseName(city);
    const named = form
      ? this.near(position, countryCode, 40, 400).filter((place) =>
          [place.name, sayName(place.name)].some((said) => normaliseName(said) === form),
        )
      : [];
    const pool = named.length > 0 ? named : this.near(position, countryCode, 10);
    const largest = Math.max(0, ...pool.map(({ population }) => population ?? 0));
    return largest || null;
  }
}
