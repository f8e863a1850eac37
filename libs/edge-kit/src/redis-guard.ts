const PAUSE_MS = 500;

/** The part of a Redis client that the guard uses. `status` is `ready` while it is connected. */
export interface GuardedRedis {
  readonly status: string;
}

/** Spares further requests from waiting for their own time limit after Redis has failed to respond. */
export class RedisGuard<R extends GuardedRedis> {
  private pausedUntil = 0;

  constructor(readonly redis: R) {}

  get isOpen(): boolean {
    return this.redis.status === 'ready' && Date.now() >= this.pausedUntil;
  }

  /** Returns the command's result, or `missing` when Redis is down or too slow. */
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
