import { SESSION_CACHE_TTL_SECONDS } from '@waymark/contracts-account';
import { HEADERS, type Identity, IDENTITY_ISSUER, IDENTITY_TTL_SECONDS, identitySchema } from '@waymark/contracts-core';
import type { RedisGuard } from '@waymark/edge-kit';
import type { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';
import { createHmac } from 'node:crypto';
import { fetchJson } from '../forward/fetch-json';
import type { Upstreams } from '../forward/upstreams';
import type { EndedSessions } from './ended-sessions';

const HEADER = encode({ alg: 'HS256', typ: 'JWT' });

/**
 * Signs the token that service-kit verifies. It does not import service-kit, because that would load a database client
 * into the gateway. A test checks that both agree.
 */
export function signToken(subject: string, claims: Partial<Identity>, secret: string, now = Date.now()): string {
  const iat = Math.floor(now / 1_000);
  const payload = { ...claims, iss: IDENTITY_ISSUER, sub: subject, iat, exp: iat + IDENTITY_TTL_SECONDS };
  const signed = `${HEADER}.${encode(payload)}`;
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

const REUSE_MS = 30_000;
const MEMBERS = 5_000;

/** Caches signed identities per member for half a minute; the session itself is still checked on each request. */
export class IdentityTokens {
  private readonly signed: LRUCache<string, string>;

  constructor(
    private readonly secret: string,
    private readonly now: () => number = Date.now,
  ) {
    this.signed = new LRUCache({ max: MEMBERS, ttl: REUSE_MS, ttlResolution: 0, perf: { now } });
  }

  member(identity: Identity): string {
    const { memberId, role, displayName, limitedUntil, limitStatement } = identity;
    const key = `${memberId} ${role} ${limitedUntil} ${limitStatement} ${displayName}`;
    const known = this.signed.get(key);
    if (known) return known;
    const claims = { memberId, role, displayName, limitedUntil, limitStatement };
    const token = signToken(`member:${memberId}`, claims, this.secret, this.now());
    this.signed.set(key, token);
    return token;
  }

  gateway(): string {
    const known = this.signed.get('gateway');
    if (known) return known;
    const token = signToken('service:gateway', {}, this.secret, this.now());
    this.signed.set('gateway', token);
    return token;
  }
}

/** `unknown`: a cookie was sent, but neither Redis nor account could identify the member. */
export type Session = Identity | 'none' | 'unknown';

/** Queries account; throws when it does not respond. */
export type AccountLookup = (hash: string) => Promise<Identity | null>;

// Milliseconds from the query on. Sign-out must reach every gateway within 2 s, and clients that retry after 1 s must
// find a late response.
const REMEMBER_MS = 1_800;
// As long as account keeps the mark of an ended session in Redis. Within that time, a session without a mark has not
// ended.
const LAST_SEEN_MS = 2 * SESSION_CACHE_TTL_SECONDS * 1_000;
const NOTHING_SAID = Symbol('Redis did not respond');

/** Finds the member of a session hash: first in Redis, which account fills, else from account itself. */
export class SessionResolver {
  private readonly asked = new LRUCache<string, Promise<Session>>({ max: 5_000, ttl: REMEMBER_MS });

  /** While account is down, sessions seen within the last minute continue. */
  private readonly lastSeen = new LRUCache<string, Identity>({ max: 20_000, ttl: LAST_SEEN_MS });

  constructor(
    private readonly redis: RedisGuard<Redis>,
    private readonly lookup: AccountLookup,
    private readonly ended: Pick<EndedSessions, 'has'>,
  ) {}

  /** `patienceMs`: how long the caller waits for account; a later response is cached for the next request. */
  async resolve(hash: string, patienceMs: number): Promise<Session> {
    if (this.ended.has(hash)) return 'none';
    const cached = await this.redis.run((redis) => redis.get(`session:${hash}`), NOTHING_SAID);
    if (cached === 'revoked') return 'none';
    const known = typeof cached === 'string' ? readIdentity(cached) : null;
    const session = known ?? (await within(this.askOnce(hash), patienceMs));
    if (session === 'unknown') return (cached === NOTHING_SAID ? null : this.lastSeen.get(hash)) ?? session;
    if (session !== 'none') this.lastSeen.set(hash, session);
    else this.lastSeen.delete(hash);
    return session;
  }

  /** Shares one query among concurrent requests of a page, and among bursts while Redis is down. */
  private askOnce(hash: string): Promise<Session> {
    const running = this.asked.get(hash);
    if (running) return running;
    const answer = this.lookup(hash).then(
      (identity): Session => identity ?? 'none',
      (): Session => 'unknown',
    );
    this.asked.set(hash, answer);
    void answer.then((session) => session === 'unknown' && this.asked.delete(hash));
    return answer;
  }
}

function within(asked: Promise<Session>, patienceMs: number): Promise<Session> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve('unknown'), patienceMs);
    void asked.then((session) => {
      clearTimeout(timer);
      resolve(session);
    });
  });
}

function readIdentity(text: string): Identity | null {
  try {
    const parsed = identitySchema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** Milliseconds; as long as a write waits for it. */
const TIMEOUT_MS = 4_000;

/** Queries account for the member of a session; resolves to null when it knows none. */
export function accountLookup(upstreams: Upstreams, tokens: IdentityTokens) {
  return async (hash: string): Promise<Identity | null> => {
    const upstream = upstreams.bySlice('account')?.pick();
    if (!upstream) throw new Error('account is not in the registry');
    const { status, body } = await fetchJson(upstream, `/internal/sessions/${hash}`, TIMEOUT_MS, {
      [HEADERS.identity]: tokens.gateway(),
    });
    if (status === 404) return null;
    if (status !== 200) throw new Error(`account answered ${status}`);
    return identitySchema.parse(body);
  };
}
