import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@waymark/service-kit';
import { OneTimeTokens } from '../../support/one-time-tokens';
import type { SignedInBy } from '../../session/session-facts';

const MINUTES = 5;
const TRIES = 5;

/** How somebody passed the first step. */
export type FirstStep = Extract<SignedInBy['method'], 'password' | 'provider'>;

export interface PassedFirstStep {
  memberId: number;
  method: FirstStep;
}

/** What stands between a right password and a session: it opens nothing by itself. */
@Injectable()
export class MultiFactorChallenges {
  constructor(
    private readonly database: Database,
    private readonly tokens: OneTimeTokens,
  ) {}

  /** Older ones stay good: a stranger with the password must not be able to end the owner's sign-in. */
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

  /** Counts a try, whatever becomes of it. Null when the time or the tries are over. */
  async countTry(challenge: string): Promise<PassedFirstStep | null> {
    const found = await this.tokens.countTry(this.database, challenge, 'second-step', TRIES);
    if (!found) return null;
    const { method } = found.payload as { method: FirstStep };
    return { memberId: found.memberId, method };
  }

  /** False when another request with the same challenge was faster. */
  async spend(tx: Tx, challenge: string): Promise<boolean> {
    return (await this.tokens.take(tx, challenge, 'second-step')) !== null;
  }
}
