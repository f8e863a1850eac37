/** What gateways tell is of the last minute. */
const WINDOW_MS = 60_000;

/** Adds up what the gateways tell of the last minute, over a longer watch, without counting a load twice. */
export class CountedLoads {
  /** Of the whole minutes that are over; of all but the last of them. */
  private whole = 0;
  private allButLast = 0;
  private last = 0;
  private next: number;

  constructor(private readonly now: () => number = Date.now) {
    this.next = now() + WINDOW_MS;
  }

  /** Takes what was told just now. */
  see(lastMinute: number): void {
    this.last = lastMinute;
    if (this.now() < this.next) return;
    this.allButLast = this.whole;
    this.whole += lastMinute;
    this.next = this.now() + WINDOW_MS;
  }

  /** So many there were, or a few more: the minute that runs and the one before it overlap. */
  atLeast(): number {
    return Math.round(Math.max(this.whole, this.allButLast + this.last));
  }
}
