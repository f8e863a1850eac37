import type { Redis } from 'ioredis';

const PAUSE_MS = 500;

/** Keeps every request from waiting its own 100 ms for a Redis that has just not answered. */
export class RedisGuard {
  private pausedUntil = 0;

  constructor(private readonly redis: Redis) {}

  get isOpen(): boolean {
    return this.redis.status === 'ready' && Date.now() >= this.pausedUntil;
  }

  /** The command's result; `missing` when Redis is away or too slow. */
  async run<T, M>(command: (redis: Redis) => Promise<T>, missing: M): Promise<T | M> {
    if (!this.isOpen) return missing;
    try {
      return await command(this.redis);
    } catch {
      this.pausedUntil = Date.now() + PAUSE_MS;
      return missing;
    }
  }
}
