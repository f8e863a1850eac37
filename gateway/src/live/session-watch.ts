import { SESSION_REVOKED, sessionCacheKey } from '@waymark/contracts-account';
import type { RedisGuard } from '@waymark/edge-kit';
import type { Redis } from 'ioredis';
import type { OpenStreams } from './open-streams';

/** Seconds until the session ends by itself; 0 when it has; null when nobody can say. */
export type TimeLeft = (hash: string) => Promise<number | null>;

const TICK_MS = 1_000;
/** A session that is used lives longer, and its end may have gone unheard: asked again so often. Milliseconds. */
const ASK_EVERY_MS = 60_000;
const ASK_AGAIN_MS = 5_000;
/** So many are asked for a second, of all sessions together. */
const ASKED_AT_ONCE = 100;
const READ_AT_ONCE = 500;

interface WatchParts {
  streams: OpenStreams;
  redis: RedisGuard<Redis>;
  timeLeft: TimeLeft;
}

/**
 * A stream is over with its session. Ends that account tells of are heard; this finds the rest: sessions that ran out, and
 * those that ended while the broker was away, or hung and nobody knew yet. None of it counts as a use of the session.
 */
export class SessionWatch {
  /** When account is asked next, by session. */
  private readonly dueAt = new Map<string, number>();
  private readonly timer = setInterval(() => void this.tick(), TICK_MS).unref();

  constructor(private readonly parts: WatchParts) {}

  stop(): void {
    clearInterval(this.timer);
  }

  /** Ends the streams of sessions that Redis knows to be over. */
  private async endRevoked(): Promise<void> {
    const { streams, redis } = this.parts;
    const hashes = streams.sessions();
    for (let at = 0; at < hashes.length; at += READ_AT_ONCE) {
      const some = hashes.slice(at, at + READ_AT_ONCE);
      const said = await redis.run((client) => client.mget(some.map(sessionCacheKey)), []);
      said.forEach((text, index) => {
        if (text === SESSION_REVOKED) streams.endSession(some[index] ?? '');
      });
    }
  }

  private async tick(): Promise<void> {
    const { streams } = this.parts;
    await this.endRevoked();
    const now = Date.now();
    for (const hash of this.dueAt.keys()) if (!streams.hasSession(hash)) this.dueAt.delete(hash);
    const due = streams.sessions().filter((hash) => (this.dueAt.get(hash) ?? 0) <= now);
    await Promise.all(due.slice(0, ASKED_AT_ONCE).map((hash) => this.ask(hash)));
  }

  private async ask(hash: string): Promise<void> {
    // Until the answer is there nobody asks a second time.
    this.dueAt.set(hash, Date.now() + ASK_EVERY_MS);
    const seconds = await this.parts.timeLeft(hash).catch(() => null);
    if (seconds === 0) return this.parts.streams.endSession(hash);
    const wait = seconds === null ? ASK_AGAIN_MS : Math.min(seconds * 1_000, ASK_EVERY_MS);
    this.dueAt.set(hash, Date.now() + wait);
  }
}
