import type { SeedVenue } from '@waymark/seed';
import { NearByName } from './near-by-name';
import type { PackPlace } from './merge-packs';
import type { PackRow } from './pack-row';
import { nameKey } from './place-name';

/** Stations are large: two sources may place their points at opposite ends. */
const STATION_METRES = 300;

const STATION_WORDS = / (?:railway |underground |rail |dlr )?(?:station|stn|gare|bahnhof|hbf)$/;
const stationKey = (name: string) => nameKey(name).replace(STATION_WORDS, '');

/** Venues that already ship (stations, airports): a pack's row for one of them adds facts instead of a second venue. */
export class AlreadyListed {
  private readonly near = new NearByName<SeedVenue>();
  private readonly london = new Map<string, SeedVenue[]>();

  static async of(venues: AsyncIterable<SeedVenue>): Promise<AlreadyListed> {
    const listed = new AlreadyListed();
    for await (const venue of venues) {
      listed.near.add(`${venue.category}|${stationKey(venue.name)}`, venue);
      if (venue.city !== 'London' || venue.kind !== 'railway_station') continue;
      const form = stationKey(venue.name.replace(/^London (?!Road|Fields|Bridge)/, ''));
      listed.london.set(form, [...(listed.london.get(form) ?? []), venue]);
    }
    return listed;
  }

  /** Returns the key of the venue that is this place, or null. */
  find({ category, name, ...position }: PackPlace): string | null {
    return this.near.within(`${category}|${stationKey(name)}`, position, STATION_METRES)[0]?.key ?? null;
  }

  /**
   * Transport for London lists some stations without a position: such a name must match exactly one station in London.
   */
  isByNameAlone(row: PackRow): boolean {
    return row.source === 'tfl-station-data-2025' && row.lat === undefined;
  }

  namedAlone(rows: readonly PackRow[]): { key: string; row: PackRow }[] {
    return rows
      .filter((row) => this.isByNameAlone(row))
      .flatMap((row) => {
        const [only, ...more] = this.london.get(stationKey(row.name ?? '')) ?? [];
        return only && more.length === 0 ? [{ key: only.key, row }] : [];
      });
  }
}
