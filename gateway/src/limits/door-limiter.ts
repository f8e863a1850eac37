import { RateLimiter, secondsUntil, type Counted, type RedisGuard } from '@waymark/edge-kit';
import type { Redis } from 'ioredis';
import { Tallies } from './tallies';

export interface DoorRule {
  name: string;
  /** Requests in a window. */
  points: number;
  /** The same while Redis is away and each gateway counts alone. */
  pointsAlone: number;
  /** Reading may go on without waiting for Redis while far from the limit; writing always waits. */
  waits: boolean;
  /** Seconds of a window; a minute when it is not said. */
  window?: number;
}

/** How many requests of a kind come through this door and those of the other gateways. */
export class DoorLimiter {
  private readonly limiter: RateLimiter;
  private readonly tallies: Tallies | null;

  constructor(
    { name, points, pointsAlone, waits, window = 60 }: DoorRule,
    private readonly guard: RedisGuard<Redis>,
  ) {
    // Over the limit, Redis is not asked again for ten seconds.
    this.limiter = new RateLimiter(
      { prefix: `limit:${name}`, points, pointsAlone, seconds: window, blockSeconds: 10 },
      guard,
    );
    this.tallies = waits ? null : new Tallies(points, (key, count) => this.count(key, count));
  }

  /** Seconds to wait, or 0 when the request may go on. */
  take(key: string): number | Promise<number> {
    if (this.tallies?.admits(key) && this.guard.isOpen) return this.tallies.note(key);
    return this.ask(key);
  }

  private async ask(key: string): Promise<number> {
    const counted = await this.count(key, 1 + (this.tallies?.unsent(key) ?? 0));
    return counted.allowed ? 0 : secondsUntil(counted);
  }

  private async count(key: string, points: number): Promise<Counted> {
    const shared = await this.limiter.takeShared(key, points);
    if (shared) this.tallies?.learn(key, shared);
    return shared ?? this.limiter.takeAlone(key, points);
  }
}
