import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { HEADERS } from '@waymark/contracts-core';
import { LRUCache } from 'lru-cache';
import { hasBody } from '../request/read-body';

/** An answer of a service that everybody may have, as it came. */
export interface WholeAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/**
 * What came of a question that others waited for: its answer; `alone` when the answer is not for everybody or too long to
 * hold; `nobody` when the client that asked left before it could be asked again; else why there is none.
 */
export type Shared<Failure> = { answer: WholeAnswer } | { failure: Failure } | 'alone' | 'nobody';

/** One question to a service, with those who wait for the same answer. */
export class Flight<Failure> {
  private followers = 0;
  private settled = false;
  private resolve: (shared: Shared<Failure>) => void = () => undefined;
  private readonly shared = new Promise<Shared<Failure>>((resolve) => (this.resolve = resolve));

  constructor(
    private readonly keep: (answer: WholeAnswer) => void,
    private readonly ended: () => void,
  ) {}

  /** Whether anybody waits besides the one who asked. */
  get isAwaited(): boolean {
    return this.followers > 0 && !this.settled;
  }

  follow(): Promise<Shared<Failure>> {
    this.followers += 1;
    return this.shared;
  }

  whole({ status, headers, body }: WholeAnswer): void {
    // The correlation id is of one request; everybody keeps their own.
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

/** As long as RFC 5861's stale-if-error may be here. */
const KEPT_MS = 10 * 60_000;
const MOST_KEPT = 2_000;
const MOST_KEPT_BYTES = 32 * 1024 * 1024;
const ENTRY_BYTES = 500;

interface Kept {
  answer: WholeAnswer;
  at: number;
}

/**
 * Reads of visitors: those who ask the same at the same time share one question to the service, and its last good answer
 * serves for ten minutes while the service fails. What people or staff take away must not come back that way: whatever
 * may hide something forgets what is kept (`forget`, `wrote`), and nothing kept is given while this gateway cannot hear of it.
 */
export class SharedReads<Failure> {
  private readonly running = new Map<string, Flight<Failure>>();
  private readonly kept = new LRUCache<string, Kept>({
    max: MOST_KEPT,
    maxSize: MOST_KEPT_BYTES,
    sizeCalculation: ({ answer }, key) => answer.body.length + key.length + ENTRY_BYTES,
  });

  constructor(
    /** Whether it would be told now that something was hidden. */
    private readonly canHear: () => boolean,
    private readonly count: (how: 'joined' | 'stale') => void = () => undefined,
    private readonly now: () => number = Date.now,
  ) {}

  /** The answer that somebody is about to get to the same question; null when nobody asks it. */
  join(key: string): Promise<Shared<Failure>> | null {
    const flight = this.running.get(key);
    if (!flight) return null;
    this.count('joined');
    return flight.follow();
  }

  /** Begins a question that others may join. */
  begin(key: string): Flight<Failure> {
    const isCurrent = () => this.running.get(key) === flight;
    const flight: Flight<Failure> = new Flight(
      // Asked before something was hidden, it may still show it.
      (answer) => isCurrent() && this.kept.set(key, { answer, at: this.now() }),
      () => isCurrent() && this.running.delete(key),
    );
    this.running.set(key, flight);
    return flight;
  }

  hasStale(key: string): boolean {
    return this.canHear() && this.ageOf(this.kept.get(key)) < KEPT_MS;
  }

  /** The last good answer, marked as an old one; null when there is none to give. */
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

  /** A write to that service was answered, here or at another gateway: what was asked before is out of date, and may be gone on purpose. */
  wrote(slice: string, method: string): void {
    const isOf = (key: string) => key.startsWith(`${slice} `);
    for (const key of this.running.keys()) if (isOf(key)) this.running.delete(key);
    if (method !== 'POST') for (const key of this.kept.keys()) if (isOf(key)) this.kept.delete(key);
  }

  forget(): void {
    this.running.clear();
    this.kept.clear();
  }

  private ageOf(kept: Kept | undefined): number {
    return kept ? this.now() - kept.at : Infinity;
  }
}

/** All that an answer to a visitor may depend on besides its address. */
const ACCEPTED = ['accept', 'accept-language', 'accept-charset'] as const;
/** Asks for a part or an unchanged answer: not what others ask for. */
const OF_ONE_CLIENT = ['authorization', HEADERS.idempotencyKey, 'range', 'if-none-match', 'if-modified-since'];

/** Addresses with one-time secrets in them. */
const SECRETS = /^\/api\/(?:auth|privacy)(?:\/|\?|$)/;

/** What is the same question: null where the answer may be for one client alone. */
export function sharedKey(slice: string, method: string, target: string, req: IncomingMessage): string | null {
  if (method !== 'GET' || hasBody(req) || SECRETS.test(target)) return null;
  if (OF_ONE_CLIENT.some((name) => req.headers[name] !== undefined)) return null;
  return [`${slice} ${target}`, ...ACCEPTED.map((name) => req.headers[name] ?? '')].join('\n');
}

const VARIES_AS_ASKED = /^\s*(?:(?:accept|accept-language|accept-charset|accept-encoding)\s*(?:,\s*|$))*$/i;

/** Whether a service's answer to a visitor is for every visitor: a limit (429) is one visitor's own. */
export function isForEverybody(status: number, headers: IncomingHttpHeaders): boolean {
  if (status === 429 || headers['set-cookie'] !== undefined) return false;
  if (/\b(?:private|no-store)\b/i.test(headers['cache-control'] ?? '')) return false;
  return VARIES_AS_ASKED.test(headers.vary ?? '');
}
