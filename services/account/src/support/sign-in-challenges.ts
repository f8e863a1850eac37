import { createHash, randomBytes } from 'node:crypto';
import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { Database, LOG, type Log, ProblemException, type Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { accountProblem } from './account-problem';

/** Returns a 401: the challenge has expired, was used, or has no attempts left. */
export function challengeOver(): ProblemException {
  return accountProblem('auth.challenge-over');
}

/** The only purpose for which a challenge is valid. */
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
  /** Absent while the person is unknown. */
  memberId?: number;
  /** Stored unencrypted, so it must not contain plain secrets. */
  payload?: unknown;
}

interface TakenChallenge {
  memberId: number | null;
  payload: unknown;
}

/** Random challenges that a sign-in in progress must return: 256 bits, single-use, stored only as SHA-256. */
@Injectable()
export class SignInChallenges {
  constructor(private readonly database: Database) {}

  /** Returns the challenge in base64url. */
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

  /** Uses the challenge up. Returns null when it is unknown, used, expired or for another purpose. */
  take(
    challenge: string,
    purpose: ChallengePurpose,
    database: Pick<Tx, 'one'> = this.database,
  ): Promise<TakenChallenge | null> {
    return database.one<TakenChallenge>(sql`
      DELETE FROM sign_in_challenge WHERE hash = ${hashOf(challenge)} AND purpose = ${purpose} AND expires_at > now()
      RETURNING member_id AS "memberId", payload`);
  }

  /** Returns the challenge's data without using it up. */
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

const EVERY_MS = 10 * 60 * 1000;

/** Deletes expired challenges: some hold a provider's data about people who never created an account. */
@Injectable()
export class ExpiredChallenges implements OnModuleInit, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly challenges: SignInChallenges,
    @Inject(LOG) private readonly log: Log,
  ) {}

  onModuleInit(): void {
    this.timer = setInterval(() => void this.clear(), EVERY_MS);
    this.timer.unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  private async clear(): Promise<void> {
    try {
      await this.challenges.removeExpired();
    } catch (err) {
      this.log.warn({ err }, 'expired challenges stay until the next time');
    }
  }
}
