/** Stops asking something that just failed, so that a dead server costs nothing until the pause is over. */
export class CircuitBreaker {
  private failures = 0;
  private openUntil = 0;

  constructor(
    private readonly options: { failures: number; pauseMs: number },
    private readonly now: () => number = Date.now,
  ) {}

  get isOpen(): boolean {
    return this.now() < this.openUntil;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.isOpen) throw new Error('circuit open');
    try {
      const result = await work();
      this.failures = 0;
      return result;
    } catch (error) {
      this.failures += 1;
      if (this.failures >= this.options.failures) this.openUntil = this.now() + this.options.pauseMs;
      throw error;
    }
  }
}
