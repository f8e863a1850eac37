/** One bar: what was seen, and whether it is reached. */
export interface Finding {
  what: string;
  figure: string;
  isReached: boolean;
}

/** Prints a line for each as it comes, and remembers whether all were reached. */
export class Report {
  private failed = 0;
  private shown = 0;

  add(finding: Finding): void {
    this.shown += 1;
    if (!finding.isReached) this.failed += 1;
    console.log(`${finding.isReached ? 'pass' : 'FAIL'} ${finding.what}: ${finding.figure}`);
  }

  /** Exit code; also prints the sum. */
  end(): number {
    console.log(`${this.shown - this.failed} of ${this.shown} reached`);
    return this.failed === 0 && this.shown > 0 ? 0 : 1;
  }
}
