import type { LoadReport, RegistrySnapshot, ReleaseTally } from '@waymark/contracts-core';
import type { RecentLoads } from './recent-loads';
import { wayBack } from './way-back';

const LEAST_ERRORS = 10;
const SHARE = 0.1;

/** Checks whether a build fails too often: at least ten errors in a minute, and a tenth of all loads. */
export function isBroken({
  loads,
  loadErrors,
  scriptErrors,
}: Pick<ReleaseTally, 'loads' | 'loadErrors' | 'scriptErrors'>): boolean {
  const errors = loadErrors + scriptErrors;
  return errors >= LEAST_ERRORS && errors >= SHARE * (loads + errors);
}

/** Withdraws a build and returns whether that worked; if not, the next error tries again. */
export type Withdraw = (tally: ReleaseTally, goesBackTo: string) => Promise<boolean>;

/** Counts how builds load, here and at the other gateways, and withdraws one that fails too often. */
export class ReleaseWatch {
  private readonly withdrawing = new Set<string>();

  constructor(
    private readonly snapshot: () => RegistrySnapshot,
    private readonly loads: RecentLoads,
    private readonly withdraw: Withdraw,
  ) {}

  take(report: LoadReport, weight: number): void {
    this.loads.add(report, weight);
    if (report.outcome !== 'loaded') void this.judge(report.slice, report.version);
  }

  private async judge(slice: string, version: string): Promise<void> {
    const tally = this.loads.of(slice, version);
    const back = isBroken(tally) ? wayBack(this.snapshot(), slice, version, Date.now()) : null;
    const key = `${slice}.${version}`;
    if (back === null || this.withdrawing.has(key)) return;
    this.withdrawing.add(key);
    if (await this.withdraw(tally, back)) this.loads.forget(slice, version);
    this.withdrawing.delete(key);
  }
}
