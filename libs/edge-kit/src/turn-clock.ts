const TICK_MS = 20;

/**
 * How late the event loop is. What a turn of the loop reads from its sockets may have waited there for as long as the turn
 * before took, because timers run before sockets are read: so late was the tick of this turn.
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
    return Math.max(this.late, this.now() - this.dueAt, 0);
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private tick(): void {
    const now = this.now();
    this.late = Math.max(0, now - this.dueAt);
    this.dueAt = now + TICK_MS;
  }
}
