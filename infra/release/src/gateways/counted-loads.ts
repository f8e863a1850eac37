/** Gateways report the last minute. */
const WINDOW_MS = 60_000;

/** Adds up the gateways' reports about the last minute over a longer watch, without counting a load twice. */
export class CountedLoads {
  /** Loads in all complete minutes so far, and in all but the last of them. */
  private whole = 0;
  private allButLast = 0;
  private last = 0;
  private next: number;

  constructor(private readonly now: () => number = Date.now) {
    this.next = now() + WINDOW_MS;
  }

  /** Records the current report. */
  see(lastMinute: number): void {
    this.last = lastMinute;
    if (this.now() < this.next) return;
    this.allButLast = this.whole;
    this.whole += lastMinute;
    this.next = this.now() + WINDOW_MS;
  }

  /** Returns a lower bound of the loads: the current minute and the one before overlap. */
  atLeast(): number {
    return Math.round(Math.max(this.whole, this.allButLast + this.last));
  }
}
