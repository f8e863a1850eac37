import { addressKey, type RedisGuard } from '@waymark/edge-kit';
import type { Redis } from 'ioredis';
import { isRead } from '../request/deadline';
import type { Session } from '../session/session-resolver';
import { DoorLimiter } from './door-limiter';

/**
 * Requests per minute. The limit for reads is generous, because typing in the search box sends one per letter; the
 * limit for writes is not.
 */
const READS_BY_ADDRESS = 300;
const READS_BY_MEMBER = 600;
/** A page load is one request, whatever happens on the page. Only a crawler or a whole school reaches this number. */
const PAGES_BY_ADDRESS = 600;
const WRITES = 60;
const WRITES_ALONE = 30;
/**
 * Requests per minute for endpoints that other sites' servers call: a payment provider reports all its events from a
 * handful of IP addresses.
 */
const OUTSIDE_BY_ADDRESS = 600;
/** Number of streams opened; a tab keeps one for hours. */
const STREAMS = 60;

/** Rate limits by member ID, or by IP address for visitors. */
export class RateLimits {
  private readonly visitorReads: DoorLimiter;
  private readonly memberReads: DoorLimiter;
  private readonly writes: DoorLimiter;
  private readonly pages: DoorLimiter;
  private readonly outside: DoorLimiter;
  private readonly streams: DoorLimiter;

  constructor(guard: RedisGuard<Redis>, factor: number) {
    const limiter = (name: string, points: number, pointsAlone: number, waits: boolean) =>
      new DoorLimiter(
        { name, points: Math.ceil(points * factor), pointsAlone: Math.ceil(pointsAlone * factor), waits },
        guard,
      );
    this.visitorReads = limiter('read', READS_BY_ADDRESS, READS_BY_ADDRESS, false);
    this.memberReads = limiter('member-read', READS_BY_MEMBER, READS_BY_MEMBER, false);
    this.writes = limiter('write', WRITES, WRITES_ALONE, true);
    this.outside = limiter('outside', OUTSIDE_BY_ADDRESS, OUTSIDE_BY_ADDRESS / 2, true);
    this.streams = limiter('stream', STREAMS, STREAMS, false);
    this.pages = limiter('page', PAGES_BY_ADDRESS, PAGES_BY_ADDRESS, false);
  }

  /** Returns the seconds to wait, or 0. */
  take(method: string, session: Session, clientAddress: string): number | Promise<number> {
    const key = keyOf(session, clientAddress);
    if (!isRead(method)) return this.writes.take(key);
    return (typeof session === 'object' ? this.memberReads : this.visitorReads).take(key);
  }

  /** Like `take`, for a stream that a tab opens. */
  takeStream(session: Session, clientAddress: string): number | Promise<number> {
    return this.streams.take(keyOf(session, clientAddress));
  }

  /** Like `take`, for an endpoint that other sites may call. */
  takeOutside(clientAddress: string): number | Promise<number> {
    return this.outside.take(addressKey(clientAddress));
  }

  /** Like `take`, for pages and other responses outside the API that are generated per request. */
  takePage(clientAddress: string): number | Promise<number> {
    return this.pages.take(addressKey(clientAddress));
  }
}

const keyOf = (session: Session, clientAddress: string): string =>
  typeof session === 'object' ? `m${session.memberId}` : addressKey(clientAddress);
