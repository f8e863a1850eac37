import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ActiveSpan } from '@waymark/service-kit/tracing/tracing';
import { randomUUID } from 'node:crypto';
import type { BodyClock } from './body-clock';

/** One request on its way through the edge. */
export interface EdgeRequest {
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
  /** Path without the query, exactly as sent. */
  readonly path: string;
  /** Query with its `?`, or empty. */
  readonly search: string;
  readonly method: string;
  readonly correlationId: string;
  readonly clientAddress: string;
  /** What every answer carries; an answer's own headers win. */
  readonly baseHeaders: Readonly<Record<string, string>>;
  /** Null when there is no body to wait for. */
  readonly bodyClock: BodyClock | null;
  /** `performance.now()` when the request can have reached the socket, which is before it was read. */
  readonly startedAt: number;
  /** `performance.now()` when it was read from the socket. */
  readonly readAt: number;
  /** Null when nobody records this request. */
  readonly span: ActiveSpan | null;
}

/**
 * Whether everybody on the way reads the request alike: one Host (RFC 9112, 3.2) and no transfer coding but `chunked`.
 * Node takes the first Host of two, and notices a coding that it does not know only after a handler has begun.
 */
export function isWellFramed({ headers, rawHeaders, httpVersionMinor }: IncomingMessage): boolean {
  const coding = headers['transfer-encoding'];
  if (coding !== undefined && coding.toLowerCase() !== 'chunked') return false;
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts === 1 || (hosts === 0 && httpVersionMinor === 0);
}

const ACCEPTED = /^[A-Za-z0-9._-]{8,64}$/;

/** The client's id when it is one that can stand in a log line, else a new one. */
export function correlationId(sent: string | string[] | undefined): string {
  return typeof sent === 'string' && ACCEPTED.test(sent) ? sent : randomUUID();
}
