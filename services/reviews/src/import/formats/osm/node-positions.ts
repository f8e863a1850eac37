import type { Position } from './read-elements';

/** Where the nodes of ways stand: some million of them in little memory. */
export class NodePositions {
  private readonly ids: Float64Array;
  private readonly latitudes: Float64Array;
  private readonly longitudes: Float64Array;

  constructor(wanted: readonly number[]) {
    this.ids = Float64Array.from(wanted).sort();
    this.latitudes = new Float64Array(this.ids.length).fill(NaN);
    this.longitudes = new Float64Array(this.ids.length).fill(NaN);
  }

  /** Keeps a position where the node is wanted. */
  keep(id: number, latitude: number, longitude: number): void {
    for (let at = this.firstOf(id); this.ids[at] === id; at += 1) {
      this.latitudes[at] = latitude;
      this.longitudes[at] = longitude;
    }
  }

  /** Those of these nodes that the extract has. */
  of(ids: readonly number[]): Position[] {
    return ids
      .map((id) => this.firstOf(id))
      .map((at) => ({ latitude: this.latitudes[at] ?? NaN, longitude: this.longitudes[at] ?? NaN }))
      .filter(({ latitude }) => !Number.isNaN(latitude));
  }

  private firstOf(id: number): number {
    let [from, to] = [0, this.ids.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((this.ids[middle] ?? 0) < id) from = middle + 1;
      else to = middle;
    }
    return this.ids[from] === id ? from : this.ids.length;
  }
}

/** Middle of positions that are near each other, also across the date line; null of none. */
export function middleOf(positions: readonly Position[]): Position | null {
  const [first] = positions;
  if (first === undefined) return null;
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const east = mean(positions.map(({ longitude }) => turned(longitude - first.longitude)));
  return { latitude: mean(positions.map(({ latitude }) => latitude)), longitude: turned(first.longitude + east) };
}

/** The same angle from -180 up to 180. */
const turned = (degrees: number) =>
  degrees >= -180 && degrees < 180 ? degrees : ((((degrees + 180) % 360) + 360) % 360) - 180;
