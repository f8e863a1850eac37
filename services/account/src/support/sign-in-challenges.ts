import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import sql from 'sql-template-tag';
import { Database, type Tx, ProblemException } from '@waymark/service-kit';
import { accountProblem } from './account-problem';

/** 401: what was begun is too old, was used, or had its tries. */
export function challengeOver(): ProblemException {
  return accountProblem('auth.challenge-over');
}

/** What a challenge is for, and nothing else. */
export type ChallengePurpose =
  | 'passkey-sign-in'
  | 'passkey-prove'
  | 'passkey-add'
  | 'provider'
  | 'provider-account'
  | 'registration';

interface NewChallenge {
  purpose: ChallengePurpose;
  minutes: number;
  /** Left out where nobody is known yet. */
  memberId?: number;
  /** Stored as it is, so no secrets in clear. */
  payload?: unknown;
}

interface TakenChallenge {
  memberId: number | null;
  payload: unknown;
}

/** Random values that a sign-in under way has to bring back: 256 bits, single use, stored as SHA-256 alone. */
@Injectable()
export class SignInChallenges {
  constructor(private readonly database: Database) {}

  /** The challenge in base64url. */
  async issue(
    { purpose, minutes, memberId, payload }: NewChallenge,
    database: Pick<Tx, 'query'> = this.database,
  ): Promise<string> {
    const challenge = randomBytes(32).toString('base64url');
    const kept = payload === undefined ? null : JSON.stringify(payload);
    await database.query(sql`
      INSERT INTO sign_in_challenge (hash, purpose, member_id, payload, expires_at)
      VALUES (${hashOf(challenge)}, ${purpose}, ${memberId ?? null}, ${kept}::jsonb, now() + make_interval(mins => ${minutes}))`);
    return challenge;
  }

  /** Spends it: null when it is unknown, used, too old or for something else. */
  take(
    challenge: string,
    purpose: ChallengePurpose,
    database: Pick<Tx, 'one'> = this.database,
  ): Promise<TakenChallenge | null> {
    return database.one<TakenChallenge>(sql`
      DELETE FROM sign_in_challenge WHERE hash = ${hashOf(challenge)} AND purpose = ${purpose} AND expires_at > now()
      RETURNING member_id AS "memberId", payload`);
  }

  /** What belongs to it, without spending it. */
  find(challenge: string, purpose: ChallengePurpose): Promise<TakenChallenge | null> {
    return this.database.one<TakenChallenge>(sql`
      SELECT member_id AS "memberId", payload FROM sign_in_challenge
      WHERE hash = ${hashOf(challenge)} AND purpose = ${purpose} AND expires_at > now()`);
  }

  async removeExpired(): Promise<void> {
    await this.database.query(sql`DELETE FROM sign_in_challenge WHERE expires_at < now()`);
  }
}

const hashOf = (challenge: string) => createHash('sha256').update(challenge).digest('hex');
