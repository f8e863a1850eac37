const PAUSE_MS = 500;

/** What the guard must know of a client, whichever it is: `ready` while it is connected. */
export interface GuardedRedis {
  readonly status: string;
}

/** Keeps every request from waiting its own time limit for a Redis that has just not answered. */
export class RedisGuard<R extends GuardedRedis> {
  private pausedUntil = 0;

  constructor(readonly redis: R) {}

  get isOpen(): boolean {
    return this.redis.status === 'ready' && Date.now() >= this.pausedUntil;
  }

  /** The command's result; `missing` when Redis is away or too slow. */
  async run<T, M>(command: (redis: R) => Promise<T>, missing: M): Promise<T | M> {
    if (!this.isOpen) return missing;
    try {
      return await command(this.redis);
    } catch {
      this.pausedUntil = Date.now() + PAUSE_MS;
      return missing;
    }
  }
}
