import type { LoadReport, RegistrySnapshot, ReleaseTally } from '@waymark/contracts-core';
import type { RecentLoads } from './recent-loads';
import { wayBack } from './way-back';

const LEAST_ERRORS = 10;
const SHARE = 0.1;

/** Whether a build fails for too many: ten of a minute at least, and a tenth of those who asked for it. */
export function isBroken({
  loads,
  loadErrors,
  scriptErrors,
}: Pick<ReleaseTally, 'loads' | 'loadErrors' | 'scriptErrors'>): boolean {
  const errors = loadErrors + scriptErrors;
  return errors >= LEAST_ERRORS && errors >= SHARE * (loads + errors);
}

/** Takes a build back; whether that is done. Asked again with the next error when it is not. */
export type Withdraw = (tally: ReleaseTally, goesBackTo: string) => Promise<boolean>;

/** Counts how builds load, here and at the other gateways, and takes back one that fails for too many. */
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
