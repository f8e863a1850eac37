import { around } from 'geokdbush';
import KDBush from 'kdbush';
import type { PlaceTable } from './place-table';

/** Edges of a map's view in degrees. */
export interface View {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

/** Index of places by distance on the globe, correct across the date line and at the poles. */
export class NearIndex {
  private readonly index: KDBush;

  constructor(private readonly table: PlaceTable) {
    this.index = new KDBush(Math.max(table.size, 1), 64, Float32Array);
    for (let id = 0; id < table.size; id += 1) {
      const { longitude, latitude } = table.at(id);
      this.index.add(longitude, latitude);
    }
    if (table.size === 0) this.index.add(0, 0);
    this.index.finish();
  }

  /**
   * Returns the IDs of all places in a view (degrees), unordered. In a view across the date line, west is greater than
   * east.
   */
  within({ south, west, north, east }: View): number[] {
    if (this.table.size === 0) return [];
    if (west <= east) return this.index.range(west, south, east, north);
    return [...this.index.range(west, south, 180, north), ...this.index.range(-180, south, east, north)];
  }

  /** Returns the IDs of the nearest places of a country that `keep` accepts, nearest first. */
  near(
    position: { latitude: number; longitude: number },
    countryCode: string,
    limits: { max: number; km: number },
    keep: (id: number) => boolean = () => true,
  ): number[] {
    const accept = (id: number) => this.table.countryOf(id) === countryCode && keep(id);
    return around(this.index, position.longitude, position.latitude, limits.max, limits.km, accept);
  }
}
