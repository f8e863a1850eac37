import type { Sample } from '../load/send';
import { failures } from '../load/steady-load';

/** One requirement: the observation, and whether it is met. */
export interface Finding {
  what: string;
  figure: string;
  isReached: boolean;
}

/** Prints a line for each finding immediately, and records whether all were met. */
export class Report {
  private failed = 0;
  private shown = 0;

  add(finding: Finding): void {
    this.shown += 1;
    if (!finding.isReached) this.failed += 1;
    console.log(`${finding.isReached ? 'pass' : 'FAIL'} ${finding.what}: ${finding.figure}`);
  }

  /** Requires that no request failed; `meanwhile` is printed with it. */
  addLoad(what: string, sent: readonly Sample[], meanwhile = '', isElseReached = true): void {
    const failed = failures(sent);
    const count = sent.filter(({ status }) => status !== 200).length;
    this.add({
      what,
      figure: [`${count} of ${sent.length} failed${meanwhile}`, ...failed.slice(0, 3)].join('; '),
      isReached: failed.length === 0 && sent.length > 0 && isElseReached,
    });
  }

  /** Prints the sum and returns the exit code. */
  end(): number {
    console.log(`${this.shown - this.failed} of ${this.shown} reached`);
    return this.failed === 0 && this.shown > 0 ? 0 : 1;
  }
}
