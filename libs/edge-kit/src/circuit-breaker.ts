export interface BreakerRule {
  /** Number of failures in a row that open the breaker. */
  readonly failures: number;
  /** Milliseconds that it stays open. Then a single request may try; success closes the breaker. */
  readonly pauseMs: number;
}

/**
 * Stops requests to a server that just failed, so that a dead server costs nothing until the pause is over. We wrote
 * our own because the gateway learns a request's outcome in mid-stream and classifies it there; a service's own 503 is
 * no failure. Library breakers wrap a promise and judge only its rejection.
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

  /** Checks whether a request may be sent now. While the server fails, each pause lets a single one through. */
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

  /** Runs work that fails by rejecting. Rejects immediately while the breaker is open. */
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
