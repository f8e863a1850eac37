const TICK_MS = 20;
/** Milliseconds; a tick with a smaller delay is on time. */
const SLACK_MS = 5;

/**
 * Measures how late the event loop is. A request read in one turn of the loop may have waited in its socket for the
 * whole turn before. Timers run before sockets are read, so the delay of this turn's tick shows that wait, within one
 * tick interval. Shorter waits count as zero.
 */
export class TurnClock {
  private dueAt: number;
  private late = 0;
  private readonly timer: NodeJS.Timeout;

  constructor(private readonly now: () => number = () => performance.now()) {
    this.dueAt = this.now() + TICK_MS;
    this.timer = setInterval(() => this.tick(), TICK_MS).unref();
  }

  /** Returns the longest time in milliseconds that a request read now may have waited in its socket. */
  get waitedMs(): number {
    return Math.max(this.late, this.lateness());
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private tick(): void {
    this.late = this.lateness();
    this.dueAt = this.now() + TICK_MS;
  }

  private lateness(): number {
    const over = this.now() - this.dueAt;
    return over > SLACK_MS ? over + TICK_MS : 0;
  }
}
