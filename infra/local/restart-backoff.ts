const STEADY_MS = 60_000;
const FIRST_MS = 500;
const LONGEST_MS = 10_000;

/**
 * How long to wait before a process that died is restarted. After its first death not at all, because people are
 * waiting. Repeated deaths soon after a start are its own fault; immediate restarts would take the CPU from all
 * others.
 */
export class RestartBackoff {
  private deaths = 0;

  constructor(private readonly firstMs: number = FIRST_MS) {}

  /** The number of consecutive deaths, each soon after a start. */
  get inARow(): number {
    return this.deaths;
  }

  /** Returns the milliseconds to wait after a death or failed start; `livedMs` is how long the process ran. */
  after(livedMs: number): number {
    this.deaths = livedMs > STEADY_MS ? 1 : this.deaths + 1;
    return this.deaths === 1 ? 0 : Math.min(this.firstMs * 2 ** (this.deaths - 2), Math.max(LONGEST_MS, this.firstMs));
  }
}
