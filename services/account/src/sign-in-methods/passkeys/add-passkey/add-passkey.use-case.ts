import { Inject, Injectable } from '@nestjs/common';
import { type RegistrationResponseJSON, verifyRegistrationResponse } from '@simplewebauthn/server';
import { CONFIG, type Tx } from '@waymark/service-kit';
import type { AccountConfig } from '../../../config';
import { challengeOver } from '../../challenge-over';
import { WayInMail } from '../../sign-in-method-mail';
import { SignInChallenges } from '../../sign-in-challenges';
import { WaysInRepository } from '../../sign-in-methods.repository';
import { PasskeyRepository, type PasskeyRow } from '../passkey.repository';
import { passkeyRefused } from '../passkey-refused';
import { readChallenge } from '../read-challenge';
import { relyingParty } from '../relying-party';
import { requireRoom } from './require-room';

/** Keeps a passkey that a browser made, when it answers our challenge for this site with the person's own check. */
@Injectable()
export class AddPasskeyUseCase {
  private readonly site;

  constructor(
    private readonly passkeys: PasskeyRepository,
    private readonly challenges: SignInChallenges,
    private readonly ways: WaysInRepository,
    private readonly mail: WayInMail,
    @Inject(CONFIG) config: AccountConfig,
  ) {
    this.site = relyingParty(config.PUBLIC_ORIGIN);
  }

  async execute(tx: Tx, memberId: number, name: string, response: RegistrationResponseJSON): Promise<PasskeyRow> {
    const challenge = readChallenge(response.response.clientDataJSON);
    const asked = challenge === null ? null : await this.challenges.take(challenge, 'passkey-add', tx);
    if (challenge === null || asked?.memberId !== memberId) throw challengeOver();
    const { userHandle } = asked.payload as { userHandle: string };
    const { credential, credentialBackedUp } = await this.verified(response, challenge);
    requireRoom((await this.ways.countLocked(tx, memberId)).passkeys);
    const added = await this.passkeys.add(tx, {
      memberId,
      name,
      userHandle,
      credentialId: credential.id,
      publicKey: credential.publicKey,
      counter: credential.counter,
      transports: credential.transports ?? [],
      isBackedUp: credentialBackedUp,
    });
    if (!added) throw passkeyRefused();
    await this.mail.addTo(tx, memberId, 'passkey-added');
    return added;
  }

  private async verified(response: RegistrationResponseJSON, expectedChallenge: string) {
    const { registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge,
      expectedOrigin: this.site.origin,
      expectedRPID: this.site.id,
      requireUserVerification: true,
    }).catch(() => ({ registrationInfo: undefined }));
    if (!registrationInfo) throw passkeyRefused();
    return registrationInfo;
  }
}
