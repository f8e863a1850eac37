/** Groups of numbers that belong together, in any order of telling (disjoint sets with path halving). */
export class UnionFind {
  private readonly parents: Int32Array;

  constructor(size: number) {
    this.parents = Int32Array.from({ length: size }, (_, i) => i);
  }

  find(i: number): number {
    let at = i;
    while (this.parents[at] !== at) at = this.parents[at] = this.parents[this.parents[at]!]!;
    return at;
  }

  /** The smaller number becomes the group's own, so that groups do not depend on the order of joining. */
  join(a: number, b: number): void {
    const [low, high] = [this.find(a), this.find(b)].sort((x, y) => x - y) as [number, number];
    this.parents[high] = low;
  }
}
