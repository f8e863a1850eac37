import { addressKey, type RedisGuard } from '@waymark/edge-kit';
import type { Redis } from 'ioredis';
import { isRead } from '../request/deadline';
import type { Session } from '../session/session-resolver';
import { DoorLimiter } from './door-limiter';

/** Requests a minute: reading is generous (typing in the search box is a request a letter), writing is not. */
const READS_BY_ADDRESS = 300;
const READS_BY_MEMBER = 600;
/** A page is one request, whatever is done on it: so many are a crawler's or a whole school's. */
const PAGES_BY_ADDRESS = 600;
const WRITES = 60;
const WRITES_ALONE = 30;
/** What is declared for other sites' servers: a payment provider tells all that happened from a handful of addresses. */
const OUTSIDE_BY_ADDRESS = 600;
/** Streams that are opened: a tab keeps its own for hours. */
const STREAMS = 60;

/** Counts members by their id and everybody else by address. */
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

  /** Seconds to wait, or 0. */
  take(method: string, session: Session, clientAddress: string): number | Promise<number> {
    const key = keyOf(session, clientAddress);
    if (!isRead(method)) return this.writes.take(key);
    return (typeof session === 'object' ? this.memberReads : this.visitorReads).take(key);
  }

  /** The same for a stream that a tab opens. */
  takeStream(session: Session, clientAddress: string): number | Promise<number> {
    return this.streams.take(keyOf(session, clientAddress));
  }

  /** The same for an endpoint that other sites may call. */
  takeOutside(clientAddress: string): number | Promise<number> {
    return this.outside.take(addressKey(clientAddress));
  }

  /** The same for a page, or what else is made for each request outside the API. */
  takePage(clientAddress: string): number | Promise<number> {
    return this.pages.take(addressKey(clientAddress));
  }
}

const keyOf = (session: Session, clientAddress: string): string =>
  typeof session === 'object' ? `m${session.memberId}` : addressKey(clientAddress);
