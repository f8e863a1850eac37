import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import sql from 'sql-template-tag';
import { type Tx, ProblemException } from '@waymark/service-kit';
import { accountProblem } from './account-problem';

/** One answer for a token that is unknown, used, too old, cut short or meant for something else. */
export function linkInvalid(): ProblemException {
  return accountProblem('auth.link-invalid');
}

/** What a one-time token may be used for, and nothing else. */
type TokenPurpose = 'reset-password' | 'verify-email' | 'change-email' | 'second-step';

interface NewToken {
  memberId: number;
  purpose: TokenPurpose;
  /** 60 at most. */
  minutes: number;
  /** Given back when the token is taken: no secrets, it is stored as it is. */
  payload?: unknown;
  /** Whether tokens for this purpose that the member got before still count. */
  keepOlder?: boolean;
}

interface TokenOwner {
  memberId: number;
  payload: unknown;
}
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** Secrets that prove who somebody is: 256 random bits, stored as SHA-256 alone, used once, an hour at most. */
@Injectable()
export class OneTimeTokens {
  /** Gives a new token; the member's older ones for this purpose end, unless `keepOlder`. */
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

  /** Spends the token: the member's id, or null when it is unknown, used, too old or for something else. */
  async take(tx: Tx, token: string, purpose: TokenPurpose): Promise<number | null> {
    return (await this.takeWithPayload(tx, token, purpose))?.memberId ?? null;
  }

  /** As `take`, with what was given to `issue`. */
  takeWithPayload(tx: Tx, token: string, purpose: TokenPurpose): Promise<TokenOwner | null> {
    return this.ifShaped(token, (hash) =>
      tx.one<TokenOwner>(sql`
      DELETE FROM one_time_token WHERE hash = ${hash} AND purpose = ${purpose} AND expires_at > now()
      RETURNING member_id AS "memberId", payload`),
    );
  }

  /** Whose token it is, without spending it. */
  find(database: Pick<Tx, 'one'>, token: string, purpose: TokenPurpose): Promise<TokenOwner | null> {
    return this.ifShaped(token, (hash) =>
      database.one<TokenOwner>(sql`
      SELECT member_id AS "memberId", payload FROM one_time_token
      WHERE hash = ${hash} AND purpose = ${purpose} AND expires_at > now()`),
    );
  }

  /** Counts a try at something that the token guards, such as a code: null from the try after `most` on. */
  countTry(database: Pick<Tx, 'one'>, token: string, purpose: TokenPurpose, most: number): Promise<TokenOwner | null> {
    return this.ifShaped(token, (hash) =>
      database.one<TokenOwner>(sql`
      UPDATE one_time_token SET tries = tries + 1
      WHERE hash = ${hash} AND purpose = ${purpose} AND expires_at > now() AND tries < ${most}
      RETURNING member_id AS "memberId", payload`),
    );
  }

  /** Ends all of a member's tokens for a purpose. */
  async end(tx: Tx, memberId: number, purpose: TokenPurpose): Promise<void> {
    await tx.query(sql`DELETE FROM one_time_token WHERE member_id = ${memberId} AND purpose = ${purpose}`);
  }

  // What cannot be a token costs no look into the database, and no index entry of it shows in a comparison's time.
  private async ifShaped<T>(token: string, look: (hash: string) => Promise<T | null>): Promise<T | null> {
    return TOKEN.test(token) ? look(hashOf(token)) : null;
  }
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
