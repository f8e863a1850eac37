import { LIVE_MEMBER } from '@waymark/contracts-core';
import { type HostCookie, sessionHash } from '@waymark/edge-kit';
import type { RateLimits } from '../limits/rate-limits';
import type { EdgeRequest } from '../request/edge-request';
import { BUSY, sendProblem } from '../request/send-problem';
import { isCrossSite } from '../security/is-cross-site';
import type { EndedSessions } from '../session/ended-sessions';
import type { SessionResolver } from '../session/session-resolver';
import type { HeardNotices } from './heard-notices';
import type { LiveMetrics } from './live-metrics';
import { LiveStream } from './live-stream';
import type { OpenStreams } from './open-streams';

const PATIENCE_MS = 1_000;
const FULL = { 'retry-after': '30' };

export interface LiveParts {
  streams: OpenStreams;
  notices: HeardNotices;
  sessions: SessionResolver;
  ended: Pick<EndedSessions, 'has'>;
  limits: RateLimits;
  metrics: LiveMetrics;
  ownOrigins: ReadonlySet<string>;
  sessionCookie: HostCookie;
}

/** Opens a stream for a member's tab, or responds with the reason for refusing. */
export class LiveHandler {
  private stopping = false;

  constructor(private readonly parts: LiveParts) {}

  async handle(request: EdgeRequest): Promise<void> {
    const { streams, sessions, ended, limits, ownOrigins, sessionCookie } = this.parts;
    const { req, res, method } = request;
    if (method !== 'GET') return sendProblem(request, 'request.method-not-allowed', { allow: 'GET' });
    // A stream takes one of the member's places, so another site's page must not open one.
    if (req.headers['sec-fetch-site'] !== undefined && isCrossSite(req.headers, ownOrigins))
      return sendProblem(request, 'request.cross-site');
    const token = sessionCookie.read(req.headers.cookie);
    const hash = token === null ? null : sessionHash(token);
    const session = hash === null ? 'none' : await sessions.resolve(hash, PATIENCE_MS);
    const seconds = await limits.takeStream(session, request.clientAddress);
    if (seconds > 0) return sendProblem(request, 'request.rate-limited', { 'retry-after': String(seconds) });
    if (session === 'unknown') return sendProblem(request, 'auth.unknown', BUSY);
    if (session === 'none' || hash === null || ended.has(hash)) return sendProblem(request, 'auth.required');
    if (this.stopping || streams.isFull) return sendProblem(request, 'server.unavailable', FULL);
    if (!res.destroyed) this.open(request, session.memberId, hash);
  }

  /** Tells each open tab to reconnect, which leads it to another gateway. */
  stop(): void {
    this.stopping = true;
    this.parts.streams.handOver();
  }

  private open({ req, res, baseHeaders, search }: EdgeRequest, memberId: number, hash: string): void {
    const { streams, notices, metrics } = this.parts;
    const stream = new LiveStream({ memberId, sessionHash: hash }, res, (over, why) => {
      streams.remove(over);
      metrics.ended(why);
    });
    stream.begin(req, baseHeaders);
    stream.say(notices.isHearing ? 'sync' : 'away');
    streams.add(stream);
    // A page of another member must not receive this member's notifications; it learns that its own member is signed
    // out.
    const drawnFor = new URLSearchParams(search).get(LIVE_MEMBER);
    if (drawnFor !== null && drawnFor !== String(memberId)) stream.end('signed-out');
  }
}
