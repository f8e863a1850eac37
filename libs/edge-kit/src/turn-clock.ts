const TICK_MS = 20;
/** A tick that is no later than this is on time. Milliseconds. */
const SLACK_MS = 5;

/**
 * How late the event loop is. What a turn of the loop reads from its sockets may have waited there for as long as the turn
 * before took, because timers run before sockets are read: the tick of this turn was as late as that, less the time since
 * the tick before it. What is shorter than a tick counts as nothing.
 */
export class TurnClock {
  private dueAt: number;
  private late = 0;
  private readonly timer: NodeJS.Timeout;

  constructor(private readonly now: () => number = () => performance.now()) {
    this.dueAt = this.now() + TICK_MS;
    this.timer = setInterval(() => this.tick(), TICK_MS).unref();
  }

  /** Milliseconds that a request which is read now may have waited in its socket: the most, never less than it did. */
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
