import { Inject, Injectable } from '@nestjs/common';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server';
import { CONFIG, type Tx, ProblemException } from '@waymark/service-kit';
import { PRODUCT_NAME } from '@waymark/contracts-core';
import type { AccountConfig } from '../../config';
import { accountProblem } from '../../support/account-problem';
import { type ChallengePurpose, SignInChallenges, challengeOver } from '../../support/sign-in-challenges';
import { type PasskeyCredential, PasskeyRepository } from './passkey.repository';

/** Returns this site's identity for browsers and authenticators: passkeys work only at its origin. */
export function relyingParty(publicOrigin: string) {
  const { origin, hostname } = new URL(publicOrigin);
  return { name: PRODUCT_NAME, id: hostname, origin };
}

/** Returns the signed challenge from clientDataJSON, or null when that is unreadable. */
export function readChallenge(clientDataJson: string): string | null {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJson, 'base64url').toString('utf8'));
    const challenge = typeof data === 'object' && data !== null && 'challenge' in data ? data.challenge : null;
    return typeof challenge === 'string' ? challenge : null;
  } catch {
    return null;
  }
}

/**
 * Returns a 401 without a reason: it must not reveal whether the passkey is unknown, its owner suspended or its
 * signature wrong.
 */
export function passkeyRefused(): ProblemException {
  return accountProblem('auth.passkey-refused');
}

type Purpose = Extract<ChallengePurpose, 'passkey-sign-in' | 'passkey-prove'>;

export const PASSKEY_MINUTES = 5;

export interface CheckedPasskey {
  memberId: number;
  /** Stores the counter, in the transaction of the action that the passkey authorises. */
  noteUse(tx: Tx): Promise<void>;
}

/** Requests a passkey signature from a browser, and verifies it. */
@Injectable()
export class PasskeyCeremonies {
  private readonly site;

  constructor(
    private readonly passkeys: PasskeyRepository,
    private readonly challenges: SignInChallenges,
    @Inject(CONFIG) config: AccountConfig,
  ) {
    this.site = relyingParty(config.PUBLIC_ORIGIN);
  }

  /**
   * With `memberId`, requests one of that member's passkeys; otherwise any passkey that the browser has for this site.
   */
  async ask(purpose: Purpose, memberId?: number) {
    const known = memberId === undefined ? [] : await this.passkeys.credentialsOf(memberId);
    const challenge = await this.challenges.issue({ purpose, memberId, minutes: PASSKEY_MINUTES });
    return generateAuthenticationOptions({
      rpID: this.site.id,
      challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
      userVerification: 'required',
      timeout: PASSKEY_MINUTES * 60_000,
      allowCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    });
  }

  /** Verifies challenge (used up in any case), origin, site, user verification, signature and counter. Throws a 401. */
  async check(
    purpose: Purpose,
    response: AuthenticationResponseJSON,
    memberId: number | null = null,
  ): Promise<CheckedPasskey> {
    const challenge = readChallenge(response.response.clientDataJSON);
    const asked = challenge === null ? null : await this.challenges.take(challenge, purpose);
    if (challenge === null || asked?.memberId !== memberId) throw challengeOver();
    const passkey = await this.passkeys.findCredential(response.id);
    const { userHandle } = response.response;
    const isTheirs = passkey && (memberId === null || passkey.memberId === memberId);
    if (!isTheirs || (userHandle !== undefined && userHandle !== passkey.userHandle)) throw passkeyRefused();
    const { newCounter, credentialBackedUp } = await this.verify(response, challenge, passkey);
    return {
      memberId: passkey.memberId,
      noteUse: async (tx) => {
        if (!(await this.passkeys.noteUse(tx, passkey.id, newCounter, credentialBackedUp))) throw passkeyRefused();
      },
    };
  }

  private async verify(response: AuthenticationResponseJSON, expectedChallenge: string, passkey: PasskeyCredential) {
    const { credentialId: id, publicKey, counter } = passkey;
    try {
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response,
        expectedChallenge,
        expectedOrigin: this.site.origin,
        expectedRPID: this.site.id,
        requireUserVerification: true,
        credential: { id, publicKey: new Uint8Array(publicKey), counter },
      });
      if (verified) return authenticationInfo;
    } catch {
      // The library's message names the failed check; an attacker must not see it.
    }
    throw passkeyRefused();
  }
}
