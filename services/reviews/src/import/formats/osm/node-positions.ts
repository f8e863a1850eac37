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

  /** Middle of these nodes; null when the extract has none of them. */
  middle(ids: readonly number[]): { latitude: number; longitude: number } | null {
    const found = ids.map((id) => this.firstOf(id)).filter((at) => !Number.isNaN(this.latitudes[at] ?? NaN));
    if (found.length === 0) return null;
    const mean = (values: Float64Array) => found.reduce((sum, at) => sum + (values[at] ?? 0), 0) / found.length;
    return { latitude: mean(this.latitudes), longitude: mean(this.longitudes) };
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
