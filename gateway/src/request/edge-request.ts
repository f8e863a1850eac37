import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isLoopback } from '@waymark/contracts-core';
import type { ActiveSpan } from '@waymark/service-kit/tracing/tracing';
import type { BodyClock } from './read-body';

/** A request and its metadata as it passes through the gateway. */
export interface EdgeRequest {
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
  /** Path without the query string, exactly as sent. */
  readonly path: string;
  /** Query string with its `?`, or empty. */
  readonly search: string;
  readonly method: string;
  readonly correlationId: string;
  readonly clientAddress: string;
  /** Headers of every response; a response's own headers override them. */
  readonly baseHeaders: Readonly<Record<string, string>>;
  /** Null when there is no body to wait for. */
  readonly bodyClock: BodyClock | null;
  /** `performance.now()` at the earliest time the request can have reached the socket, before it was read. */
  readonly startedAt: number;
  /** `performance.now()` when the request was read from the socket. */
  readonly readAt: number;
  /** Null when this request is not traced. */
  readonly span: ActiveSpan | null;
}

/**
 * Checks that every server reads the request alike: one Host (RFC 9112, 3.2) and no transfer coding except `chunked`.
 * Given two Host headers, Node uses the first. It notices an unknown coding only after a handler has begun.
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

/** Returns the client's ID when it is safe in a log line, else a new one. */
export function correlationId(sent: string | string[] | undefined): string {
  return typeof sent === 'string' && ACCEPTED.test(sent) ? sent : randomUUID();
}

const SPEAKS_FOR_OTHERS = ['x-forwarded-for', 'x-real-ip', 'forwarded'];

/**
 * Returns the IP address that rate limits count. It trusts only the X-Forwarded-For entries that our own proxies
 * added. With none configured, a client can neither choose its address nor appear as this machine through a proxy that
 * runs on it.
 */
export function clientAddress(req: IncomingMessage, trustedProxies: number): string {
  const peer = req.socket.remoteAddress ?? 'unknown';
  if (trustedProxies === 0)
    return isLoopback(peer) && SPEAKS_FOR_OTHERS.some((name) => name in req.headers) ? 'unknown' : peer;
  const sent = req.headers['x-forwarded-for'];
  if (typeof sent !== 'string') return peer;
  const hops = sent.split(',').map((hop) => hop.trim());
  return hops.at(-trustedProxies) ?? peer;
}

const PLAIN = /^(?:\/[\w-]+)+\/?$/;

/** Checks that an API path has no `//` and no dot segments, however they are encoded. */
export function isCleanPath(path: string): boolean {
  // Fast path for almost every path: there is nothing to decode, no dot and no empty segment.
  if (PLAIN.test(path)) return true;
  const segments = path.split('/').slice(1);
  if (segments.at(-1) === '') segments.pop();
  return segments.every((segment) => {
    try {
      const text = decodeURIComponent(segment);
      return text !== '' && !/(^|\/)\.\.?(\/|$)/.test(text) && ![...text].some((mark) => mark < ' ' || mark === '\\');
    } catch {
      return false;
    }
  });
}
