const SHARE = 0.1;
const MOST = 20;

/** At most one retry for ten requests: retries must not be what keeps a struggling service down. */
export class RetryBudget {
  private saved = MOST;

  requested(): void {
    this.saved = Math.min(MOST, this.saved + SHARE);
  }

  take(): boolean {
    if (this.saved < 1) return false;
    this.saved -= 1;
    return true;
  }
}
