import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@waymark/service-kit';
import { OneTimeTokens } from '../../support/one-time-tokens';
import type { SignedInBy } from '../../session/session-facts';

const MINUTES = 5;
const TRIES = 5;

/** The method of the first sign-in step. */
export type FirstStep = Extract<SignedInBy['method'], 'password' | 'provider'>;

export interface PassedFirstStep {
  memberId: number;
  method: FirstStep;
}

/** Challenges for people between a correct password and a session; a challenge alone gives no access. */
@Injectable()
export class MultiFactorChallenges {
  constructor(
    private readonly database: Database,
    private readonly tokens: OneTimeTokens,
  ) {}

  /**
   * Creates a challenge. Older ones stay valid: a stranger with the password must not be able to cancel the owner's
   * login.
   */
  issue(memberId: number, method: FirstStep): Promise<string> {
    return this.database.transaction((tx) =>
      this.tokens.issue(tx, {
        memberId,
        purpose: 'second-step',
        minutes: MINUTES,
        payload: { method },
        keepOlder: true,
      }),
    );
  }

  /** Counts an attempt, successful or not. Returns null when the challenge has expired or no attempts are left. */
  async countTry(challenge: string): Promise<PassedFirstStep | null> {
    const found = await this.tokens.countTry(this.database, challenge, 'second-step', TRIES);
    if (!found) return null;
    const { method } = found.payload as { method: FirstStep };
    return { memberId: found.memberId, method };
  }

  /** Returns false when another request used the same challenge first. */
  async spend(tx: Tx, challenge: string): Promise<boolean> {
    return (await this.tokens.take(tx, challenge, 'second-step')) !== null;
  }
}
