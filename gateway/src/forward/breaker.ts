const FAILURES = 5;
const OPEN_MS = 1_000;

/** Opens after five failures in a row; after a second one request may try, and closes it if it works. */
export class Breaker {
  private failures = 0;
  private openUntil = 0;

  constructor(private readonly now: () => number = Date.now) {}

  /** Whether a request may go now. While open, each second lets a single one through. */
  allows(): boolean {
    if (this.failures < FAILURES) return true;
    if (this.now() < this.openUntil) return false;
    this.openUntil = this.now() + OPEN_MS;
    return true;
  }

  get isOpen(): boolean {
    return this.failures >= FAILURES && this.now() < this.openUntil;
  }

  succeeded(): void {
    this.failures = 0;
  }

  failed(): void {
    this.failures += 1;
    if (this.failures >= FAILURES) this.openUntil = this.now() + OPEN_MS;
  }
}
