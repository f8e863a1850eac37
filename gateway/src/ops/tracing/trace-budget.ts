/**
 * Allows a limited number of traces each second: strangers can request traces, and they must not flood the collector.
 */
export class TraceBudget {
  private left: number;
  private refilledAt: number;

  constructor(
    private readonly perSecond: number,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.left = perSecond;
    this.refilledAt = now();
  }

  take(): boolean {
    const now = this.now();
    this.left = Math.min(this.perSecond, this.left + ((now - this.refilledAt) / 1_000) * this.perSecond);
    this.refilledAt = now;
    if (this.left < 1) return false;
    this.left -= 1;
    return true;
  }
}
