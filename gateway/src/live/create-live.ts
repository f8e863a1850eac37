import type { NatsConnection } from '@nats-io/transport-node';
import {
  SESSION_REVOKED,
  SESSION_TIME_LEFT_PATH,
  sessionCacheKey,
  sessionTimeLeftSchema,
} from '@waymark/contracts-account';
import { HEADERS } from '@waymark/contracts-core';
import type { RedisGuard } from '@waymark/edge-kit';
import type { Redis } from 'ioredis';
import type { Registry } from 'prom-client';
import { probe } from '../forward/fetch-json';
import type { Upstreams } from '../forward/upstreams';
import type { EndedSessions } from '../session/ended-sessions';
import type { IdentityTokens } from '../session/session-resolver';
import { HeardNotices } from './heard-notices';
import { LiveHandler, type LiveParts } from './live-handler';
import { LiveMetrics } from './live-metrics';
import { OpenStreams } from './open-streams';

/** Returns the seconds until the session expires; 0 when it has ended; null when unknown. */
type TimeLeft = (hash: string) => Promise<number | null>;

const TICK_MS = 1_000;
/** Milliseconds between checks of a session: using it extends it, and an event about its end may have been missed. */
const ASK_EVERY_MS = 60_000;
const ASK_AGAIN_MS = 5_000;
/** Maximum checks per second, over all sessions. */
const ASKED_AT_ONCE = 100;
const READ_AT_ONCE = 500;

interface WatchParts {
  streams: OpenStreams;
  redis: RedisGuard<Redis>;
  timeLeft: TimeLeft;
}

/**
 * Ends a stream when its session ends. Events from account report most ends. This class finds the others: expired
 * sessions, and sessions that ended while the broker was unavailable. No check counts as a use of the session.
 */
class SessionWatch {
  /** Times at which each session is checked with account next. */
  private readonly dueAt = new Map<string, number>();
  private readonly timer = setInterval(() => void this.tick(), TICK_MS).unref();

  constructor(private readonly parts: WatchParts) {}

  stop(): void {
    clearInterval(this.timer);
  }

  /** Ends the streams of sessions that Redis lists as ended. */
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
    // Set before the query, to prevent a second one while the first is running.
    this.dueAt.set(hash, Date.now() + ASK_EVERY_MS);
    const seconds = await this.parts.timeLeft(hash).catch(() => null);
    if (seconds === 0) return this.parts.streams.endSession(hash);
    const wait = seconds === null ? ASK_AGAIN_MS : Math.min(seconds * 1_000, ASK_EVERY_MS);
    this.dueAt.set(hash, Date.now() + wait);
  }
}

interface LiveOf extends Pick<LiveParts, 'sessions' | 'limits' | 'ownOrigins' | 'sessionCookie'> {
  ended: EndedSessions;
  redis: RedisGuard<Redis>;
  timeLeft: TimeLeft;
  registry: Registry;
}

export interface Live {
  handler: LiveHandler;
  follow: (connection: NatsConnection) => void;
  stop: () => void;
}

/** Creates everything that notifies members' open tabs of news. */
export function createLive({ ended, redis, timeLeft, registry, ...door }: LiveOf): Live {
  const streams = new OpenStreams();
  const metrics = new LiveMetrics(registry, () => streams.size);
  const notices = new HeardNotices(streams, metrics);
  const watch = new SessionWatch({ streams, redis, timeLeft });
  const handler = new LiveHandler({ ...door, streams, notices, ended, metrics });
  ended.whenEnded((hash) => streams.endSession(hash));
  return {
    handler,
    follow: (connection) => notices.follow(connection),
    stop: () => {
      watch.stop();
      handler.stop();
    },
  };
}

const TIMEOUT_MS = 1_000;

/** Queries account without counting in its circuit breaker, which serves requests that people wait for. */
export function timeLeftOf(upstreams: Upstreams, tokens: IdentityTokens): TimeLeft {
  return async (hash) => {
    const upstream = upstreams.bySlice('account')?.pick();
    if (!upstream) return null;
    const { status, body } = await probe(upstream, SESSION_TIME_LEFT_PATH.replace(':hash', hash), TIMEOUT_MS, {
      [HEADERS.identity]: tokens.gateway(),
    });
    // An older version of account lacks this endpoint; its error says nothing about the session.
    return status === 200 ? sessionTimeLeftSchema.parse(body).secondsLeft : null;
  };
}
