import type { LoadReport, ReleaseTally } from '@waymark/contracts-core';

const WINDOW_S = 60;

type Counts = Pick<ReleaseTally, 'loads' | 'loadErrors' | 'scriptErrors'>;

const FIELD = { loaded: 'loads', 'load-error': 'loadErrors', 'script-error': 'scriptErrors' } as const satisfies Record<
  LoadReport['outcome'],
  keyof Counts
>;

/** Counts of loads in the last minute, by slice and version. */
export class RecentLoads {
  /** Counts per second, oldest first. */
  private readonly seconds = new Map<string, { at: number; counts: Counts }[]>();

  constructor(private readonly now: () => number = Date.now) {}

  /** @param weight the number of page loads that this report represents */
  add({ slice, version, outcome }: Pick<LoadReport, 'slice' | 'version' | 'outcome'>, weight = 1): void {
    const key = `${slice} ${version}`;
    const at = Math.floor(this.now() / 1_000);
    const recent = this.recent(key);
    let last = recent.at(-1);
    if (last?.at !== at) recent.push((last = { at, counts: { loads: 0, loadErrors: 0, scriptErrors: 0 } }));
    last.counts[FIELD[outcome]] += weight;
    this.seconds.set(key, recent);
  }

  of(slice: string, version: string): ReleaseTally {
    const sum = { slice, version, loads: 0, loadErrors: 0, scriptErrors: 0 };
    for (const { counts } of this.recent(`${slice} ${version}`)) {
      sum.loads += counts.loads;
      sum.loadErrors += counts.loadErrors;
      sum.scriptErrors += counts.scriptErrors;
    }
    return sum;
  }

  /** Clears the counts of a withdrawn build, so they do not count when it is deliberately released again. */
  forget(slice: string, version: string): void {
    this.seconds.delete(`${slice} ${version}`);
  }

  all(): ReleaseTally[] {
    for (const key of [...this.seconds.keys()]) if (this.recent(key).length === 0) this.seconds.delete(key);
    return [...this.seconds.keys()].map((key) => this.of(...(key.split(' ') as [string, string])));
  }

  private recent(key: string): { at: number; counts: Counts }[] {
    const oldest = this.now() / 1_000 - WINDOW_S;
    return (this.seconds.get(key) ?? []).filter(({ at }) => at > oldest);
  }
}
