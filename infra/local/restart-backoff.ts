const STEADY_MS = 60_000;
const FIRST_MS = 500;
const LONGEST_MS = 10_000;

/**
 * How long a process that died waits before it is started again: after its first death not at all, because people wait.
 * Deaths that follow soon after a start are its own fault; restarting at once would take the processor from all others.
 */
export class RestartBackoff {
  private deaths = 0;

  constructor(private readonly firstMs: number = FIRST_MS) {}

  /** In a row, each soon after the one before. */
  get inARow(): number {
    return this.deaths;
  }

  /** Milliseconds to wait after a death, or a start that failed, of somebody who had run for `livedMs`. */
  after(livedMs: number): number {
    this.deaths = livedMs > STEADY_MS ? 1 : this.deaths + 1;
    return this.deaths === 1 ? 0 : Math.min(this.firstMs * 2 ** (this.deaths - 2), Math.max(LONGEST_MS, this.firstMs));
  }
}
