export interface BreakerRule {
  /** So many failures in a row open it. */
  readonly failures: number;
  /** Milliseconds that it stays open; then a single request may try, and closes it if it works. */
  readonly pauseMs: number;
}

/**
 * Stops asking something that just failed, so that a dead server costs nothing until the pause is over.
 * Our own, because the gateway learns how a request went in the middle of a stream and decides there what a failure is
 * (a service's own 503 is none): breakers of libraries wrap a promise and judge it by its rejection.
 */
export class CircuitBreaker {
  private failures = 0;
  private openUntil = 0;

  constructor(
    private readonly rule: BreakerRule,
    private readonly now: () => number = Date.now,
  ) {}

  get isOpen(): boolean {
    return this.failures >= this.rule.failures && this.now() < this.openUntil;
  }

  /** Whether a request may go now. While it fails, each pause lets a single one through. */
  allows(): boolean {
    if (this.failures < this.rule.failures) return true;
    if (this.now() < this.openUntil) return false;
    this.openUntil = this.now() + this.rule.pauseMs;
    return true;
  }

  succeeded(): void {
    this.failures = 0;
  }

  failed(): void {
    this.failures += 1;
    if (this.failures >= this.rule.failures) this.openUntil = this.now() + this.rule.pauseMs;
  }

  /** For work whose rejection is the failure. Rejects at once while it is open. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (!this.allows()) throw new Error('circuit open');
    try {
      const result = await work();
      this.succeeded();
      return result;
    } catch (error) {
      this.failed();
      throw error;
    }
  }
}
