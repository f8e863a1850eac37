import { createHash, randomBytes } from 'node:crypto';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Database, Jobs, ProblemException, type Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { accountProblem } from './account-problem';

/** Returns the same problem for a token that is unknown, used, expired, truncated or meant for another purpose. */
export function linkInvalid(): ProblemException {
  return accountProblem('auth.link-invalid');
}

/** The only purpose for which a token is valid. */
type TokenPurpose = 'reset-password' | 'verify-email' | 'change-email' | 'second-step';

interface NewToken {
  memberId: number;
  purpose: TokenPurpose;
  /** 60 at most. */
  minutes: number;
  /** Returned when the token is used. Stored unencrypted, so it must not contain secrets. */
  payload?: unknown;
  /** Whether the member's older tokens for this purpose stay valid. */
  keepOlder?: boolean;
}

interface TokenOwner {
  memberId: number;
  payload: unknown;
}
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/**
 * Single-use secrets that prove a person's identity: 256 random bits, stored only as SHA-256, valid for an hour at
 * most.
 */
@Injectable()
export class OneTimeTokens {
  /** Returns a new token; invalidates the member's older ones for this purpose, unless `keepOlder`. */
  async issue(tx: Tx, { memberId, purpose, minutes, payload, keepOlder }: NewToken): Promise<string> {
    if (!(minutes > 0 && minutes <= 60)) throw new Error('A token lives for an hour at most');
    if (!keepOlder) await this.end(tx, memberId, purpose);
    const token = randomBytes(32).toString('base64url');
    const kept = payload === undefined ? null : JSON.stringify(payload);
    await tx.query(sql`
      INSERT INTO one_time_token (hash, member_id, purpose, payload, expires_at)
      VALUES (${hashOf(token)}, ${memberId}, ${purpose}, ${kept}::jsonb, now() + make_interval(mins => ${minutes}))`);
    return token;
  }

  /**
   * Uses the token up. Returns the member's ID, or null when the token is unknown, used, expired or for another
   * purpose.
   */
  async take(tx: Tx, token: string, purpose: TokenPurpose): Promise<number | null> {
    return (await this.takeWithPayload(tx, token, purpose))?.memberId ?? null;
  }

  /** Like `take`, but also returns the payload given to `issue`. */
  takeWithPayload(tx: Tx, token: string, purpose: TokenPurpose): Promise<TokenOwner | null> {
    return this.ifShaped(token, (hash) =>
      tx.one<TokenOwner>(sql`
      DELETE FROM one_time_token WHERE hash = ${hash} AND purpose = ${purpose} AND expires_at > now()
      RETURNING member_id AS "memberId", payload`),
    );
  }

  /** Returns the token's member without using the token up. */
  find(database: Pick<Tx, 'one'>, token: string, purpose: TokenPurpose): Promise<TokenOwner | null> {
    return this.ifShaped(token, (hash) =>
      database.one<TokenOwner>(sql`
      SELECT member_id AS "memberId", payload FROM one_time_token
      WHERE hash = ${hash} AND purpose = ${purpose} AND expires_at > now()`),
    );
  }

  /**
   * Counts an attempt at something that the token guards, such as a code. Returns null after more than `most`
   * attempts.
   */
  countTry(database: Pick<Tx, 'one'>, token: string, purpose: TokenPurpose, most: number): Promise<TokenOwner | null> {
    return this.ifShaped(token, (hash) =>
      database.one<TokenOwner>(sql`
      UPDATE one_time_token SET tries = tries + 1
      WHERE hash = ${hash} AND purpose = ${purpose} AND expires_at > now() AND tries < ${most}
      RETURNING member_id AS "memberId", payload`),
    );
  }

  /** Invalidates all of a member's tokens for a purpose. */
  async end(tx: Tx, memberId: number, purpose: TokenPurpose): Promise<void> {
    await tx.query(sql`DELETE FROM one_time_token WHERE member_id = ${memberId} AND purpose = ${purpose}`);
  }

  // Skips the database for text that cannot be a token. The lookup uses a hash, so timing reveals nothing about stored
  // tokens.
  private async ifShaped<T>(token: string, look: (hash: string) => Promise<T | null>): Promise<T | null> {
    return TOKEN.test(token) ? look(hashOf(token)) : null;
  }
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

const EVERY_MS = 10 * 60 * 1000;

/** Deletes expired tokens, which nobody can use in the meantime. */
@Injectable()
export class ExpiredTokens implements OnApplicationBootstrap {
  constructor(
    private readonly database: Database,
    private readonly jobs: Jobs,
  ) {}

  onApplicationBootstrap(): void {
    const run = () => this.database.query(sql`DELETE FROM one_time_token WHERE expires_at < now()`);
    this.jobs.add({ name: 'clear expired tokens', every: EVERY_MS, run });
  }
}
