import { identitySchema, type Identity } from '@waymark/contracts-core';
import { LRUCache } from 'lru-cache';
import type { EndedSessions } from './ended-sessions';
import type { RedisGuard } from './redis-guard';

/** `unknown`: a cookie was sent, but neither Redis nor account could say whose it is. */
export type Session = Identity | 'none' | 'unknown';

/** Asks account; throws when it does not answer. */
export type AccountLookup = (hash: string) => Promise<Identity | null>;

// The rule is that sign-out reaches every gateway within 2 s.
const REMEMBER_MS = 1_000;

/** Whose session a cookie's hash is: Redis first, which account keeps, else account itself. */
export class SessionResolver {
  private readonly asked = new LRUCache<string, Promise<Session>>({ max: 5_000, ttl: REMEMBER_MS });

  constructor(
    private readonly redis: RedisGuard,
    private readonly lookup: AccountLookup,
    private readonly ended: Pick<EndedSessions, 'has'>,
  ) {}

  /** `patienceMs`: how long the caller waits for account; the answer, when it comes, is kept for the next. */
  async resolve(hash: string, patienceMs: number): Promise<Session> {
    if (this.ended.has(hash)) return 'none';
    const cached = await this.redis.run((redis) => redis.get(`session:${hash}`), null);
    if (cached === 'revoked') return 'none';
    return (cached && readIdentity(cached)) || within(this.askOnce(hash), patienceMs);
  }

  /** Requests of one page ask together; so does a burst while Redis is away. */
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
