import { RateLimiter, secondsUntil, type Counted, type RedisGuard } from '@waymark/edge-kit';
import type { Redis } from 'ioredis';
import { Tallies } from './tallies';

export interface DoorRule {
  name: string;
  /** Requests allowed in a window. */
  points: number;
  /** The same limit while Redis is down and each gateway counts by itself. */
  pointsAlone: number;
  /** False: requests far from the limit need not wait for Redis. Writes always wait. */
  waits: boolean;
  /** Length of the window in seconds; 60 by default. */
  window?: number;
}

/** Limits how many requests of one kind all gateways together accept from a client. */
export class DoorLimiter {
  private readonly limiter: RateLimiter;
  private readonly tallies: Tallies | null;

  constructor(
    { name, points, pointsAlone, waits, window = 60 }: DoorRule,
    private readonly guard: RedisGuard<Redis>,
  ) {
    // Once a client is over the limit, Redis is not queried again for ten seconds.
    this.limiter = new RateLimiter(
      { prefix: `limit:${name}`, points, pointsAlone, seconds: window, blockSeconds: 10 },
      guard,
    );
    this.tallies = waits ? null : new Tallies(points, (key, count) => this.count(key, count));
  }

  /** Returns the seconds to wait, or 0 when the request may proceed. */
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
