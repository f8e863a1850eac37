import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { HEADERS } from '@waymark/contracts-core';
import { LRUCache } from 'lru-cache';
import { hasBody } from '../request/read-body';

/** A service's response that everybody may see, unchanged. */
export interface WholeAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/**
 * The result for clients that share a request: the response; `alone` when it is not for everybody or too long to
 * buffer; `nobody` when the first client left before a retry; else the failure.
 */
export type Shared<Failure> = { answer: WholeAnswer } | { failure: Failure } | 'alone' | 'nobody';

/** One request to a service and the clients that wait for its response. */
export class Flight<Failure> {
  private followers = 0;
  private settled = false;
  private resolve: (shared: Shared<Failure>) => void = () => undefined;
  private readonly shared = new Promise<Shared<Failure>>((resolve) => (this.resolve = resolve));

  constructor(
    private readonly keep: (answer: WholeAnswer) => void,
    private readonly ended: () => void,
  ) {}

  /** Whether anybody besides the first client waits. */
  get isAwaited(): boolean {
    return this.followers > 0 && !this.settled;
  }

  follow(): Promise<Shared<Failure>> {
    this.followers += 1;
    return this.shared;
  }

  whole({ status, headers, body }: WholeAnswer): void {
    // The correlation ID belongs to one request; each client keeps its own.
    const forAll = { ...headers };
    delete forAll[HEADERS.correlationId];
    const answer = { status, headers: forAll, body };
    if (status === 200) this.keep(answer);
    this.end({ answer });
  }

  end(shared: Shared<Failure>): void {
    if (this.settled) return;
    this.settled = true;
    this.ended();
    this.resolve(shared);
  }
}

/** Milliseconds; the stale-if-error time (RFC 5861) used here. */
const STORED_MS = 10 * 60_000;
const MOST_STORED = 2_000;
const MOST_STORED_BYTES = 32 * 1024 * 1024;
const ENTRY_BYTES = 500;

interface Stored {
  answer: WholeAnswer;
  at: number;
}

/**
 * Shares visitors' reads: identical concurrent requests become one request to the service. Its last good response
 * serves for ten minutes while the service fails. Hidden or deleted content must not reappear that way: `forget` and
 * `wrote` clear the cache, and nothing cached is served while this gateway cannot receive those events.
 */
export class SharedReads<Failure> {
  private readonly running = new Map<string, Flight<Failure>>();
  private readonly kept = new LRUCache<string, Stored>({
    max: MOST_STORED,
    maxSize: MOST_STORED_BYTES,
    sizeCalculation: ({ answer }, key) => answer.body.length + key.length + ENTRY_BYTES,
  });

  constructor(
    /** Whether this gateway currently receives events about hidden content. */
    private readonly canHear: () => boolean,
    private readonly count: (how: 'joined' | 'stale') => void = () => undefined,
    private readonly now: () => number = Date.now,
  ) {}

  /** Resolves to the response of an identical running request; null when none is running. */
  join(key: string): Promise<Shared<Failure>> | null {
    const flight = this.running.get(key);
    if (!flight) return null;
    this.count('joined');
    return flight.follow();
  }

  /** Starts a request that others may join. */
  begin(key: string): Flight<Failure> {
    const isCurrent = () => this.running.get(key) === flight;
    const flight: Flight<Failure> = new Flight(
      // A response requested before content was hidden may still show it.
      (answer) => isCurrent() && this.kept.set(key, { answer, at: this.now() }),
      () => isCurrent() && this.running.delete(key),
    );
    this.running.set(key, flight);
    return flight;
  }

  hasStale(key: string): boolean {
    return this.canHear() && this.ageOf(this.kept.get(key)) < STORED_MS;
  }

  /** Returns the last good response, marked as stale, or null. */
  stale(key: string): WholeAnswer | null {
    const kept = this.hasStale(key) ? this.kept.get(key) : undefined;
    if (!kept) return null;
    this.count('stale');
    const { status, headers, body } = kept.answer;
    const old = {
      age: String(Math.round(this.ageOf(kept) / 1_000)),
      warning: '111 - "Revalidation Failed"',
      'cache-status': 'waymark; hit; fwd=stale; detail=stale-if-error',
      'cache-control': 'no-store',
    };
    return { status, headers: { ...headers, ...old }, body };
  }

  /**
   * Called after a write to that service, here or at another gateway: cached responses are outdated and may show
   * deleted content.
   */
  wrote(slice: string, method: string): void {
    const isOf = (key: string) => key.startsWith(`${slice} `);
    for (const key of this.running.keys()) if (isOf(key)) this.running.delete(key);
    if (method !== 'POST') for (const key of this.kept.keys()) if (isOf(key)) this.kept.delete(key);
  }

  forget(): void {
    this.running.clear();
    this.kept.clear();
  }

  private ageOf(kept: Stored | undefined): number {
    return kept ? this.now() - kept.at : Infinity;
  }
}

/** All headers that a response to a visitor may depend on. */
const ACCEPTED = ['accept', 'accept-language', 'accept-charset'] as const;
/** Headers of partial and conditional requests, which cannot be shared, and of authorised or idempotent ones. */
const OF_ONE_CLIENT = ['authorization', HEADERS.idempotencyKey, 'range', 'if-none-match', 'if-modified-since'];

/** Matches paths with one-time secrets in them. */
const SECRETS = /^\/api\/(?:auth|privacy)(?:\/|\?|$)/;

/** Returns the key of identical requests, or null when the response may be for one client only. */
export function sharedKey(slice: string, method: string, target: string, req: IncomingMessage): string | null {
  if (method !== 'GET' || hasBody(req) || SECRETS.test(target)) return null;
  if (OF_ONE_CLIENT.some((name) => req.headers[name] !== undefined)) return null;
  return [`${slice} ${target}`, ...ACCEPTED.map((name) => req.headers[name] ?? '')].join('\n');
}

const VARIES_AS_ASKED = /^\s*(?:(?:accept|accept-language|accept-charset|accept-encoding)\s*(?:,\s*|$))*$/i;

/** Checks whether a response to a visitor suits every visitor. A rate limit (429) concerns only one. */
export function isForEverybody(status: number, headers: IncomingHttpHeaders): boolean {
  if (status === 429 || headers['set-cookie'] !== undefined) return false;
  if (/\b(?:private|no-store)\b/i.test(headers['cache-control'] ?? '')) return false;
  return VARIES_AS_ASKED.test(headers.vary ?? '');
}
