import type { NatsConnection } from '@nats-io/transport-node';
import { SESSION_TIME_LEFT_PATH, sessionTimeLeftSchema } from '@waymark/contracts-account';
import { HEADERS } from '@waymark/contracts-core';
import type { RedisGuard } from '@waymark/edge-kit';
import type { Redis } from 'ioredis';
import type { Registry } from 'prom-client';
import { probe } from '../forward/fetch-json';
import type { Upstreams } from '../forward/upstreams';
import type { EndedSessions } from '../session/ended-sessions';
import type { IdentityTokens } from '../session/identity-tokens';
import { HeardNotices } from './heard-notices';
import { LiveHandler, type LiveParts } from './live-handler';
import { LiveMetrics } from './live-metrics';
import { OpenStreams } from './open-streams';
import { SessionWatch, type TimeLeft } from './session-watch';

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

/** What tells members' open tabs that something is new. */
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

/** Asks account, in passing: its breaker is for what people wait for. */
export function timeLeftOf(upstreams: Upstreams, tokens: IdentityTokens): TimeLeft {
  return async (hash) => {
    const upstream = upstreams.bySlice('account')?.pick();
    if (!upstream) return null;
    const { status, body } = await probe(upstream, SESSION_TIME_LEFT_PATH.replace(':hash', hash), TIMEOUT_MS, {
      [HEADERS.identity]: tokens.gateway(),
    });
    // An account from before this question does not know the address, which says nothing of the session.
    return status === 200 ? sessionTimeLeftSchema.parse(body).secondsLeft : null;
  };
}
