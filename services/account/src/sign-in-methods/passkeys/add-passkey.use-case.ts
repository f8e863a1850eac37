import { Inject, Injectable } from '@nestjs/common';
import { type RegistrationResponseJSON, verifyRegistrationResponse } from '@simplewebauthn/server';
import { addPasskey } from '@waymark/contracts-account';
import type { EndpointInput, EndpointOutput } from '@waymark/contracts-core';
import { CONFIG, Idempotency, type Tx } from '@waymark/service-kit';
import type { AccountConfig } from '../../config';
import { SignInMethodMail } from '../sign-in-method-mail';
import { SignInChallenges, challengeOver } from '../../support/sign-in-challenges';
import { SignInMethodsRepository } from '../sign-in-methods.repository';
import { PasskeyRepository, type PasskeyRow, toPasskey } from './passkey.repository';
import { passkeyRefused, readChallenge, relyingParty } from './passkey-ceremonies';
import { requireRoom } from './require-room';

type Body = EndpointInput<typeof addPasskey>['body'];

/**
 * Stores a browser's new passkey after checking our challenge, the site, and that the authenticator verified the user.
 */
@Injectable()
export class AddPasskey {
  private readonly site;

  constructor(
    private readonly idempotency: Idempotency,
    private readonly passkeys: PasskeyRepository,
    private readonly challenges: SignInChallenges,
    private readonly signInMethods: SignInMethodsRepository,
    private readonly mail: SignInMethodMail,
    @Inject(CONFIG) config: AccountConfig,
  ) {
    this.site = relyingParty(config.PUBLIC_ORIGIN);
  }

  async execute(memberId: number, body: Body, key: string | null): Promise<EndpointOutput<typeof addPasskey>> {
    const scope = { key, memberId, endpoint: addPasskey.name, body };
    const answer = await this.idempotency.run(scope, async (tx) => ({
      status: 201,
      body: toPasskey(await this.keep(tx, memberId, body)),
    }));
    return answer.body;
  }

  private async keep(tx: Tx, memberId: number, { name, credential: sent }: Body): Promise<PasskeyRow> {
    const response = sent as unknown as RegistrationResponseJSON;
    const challenge = readChallenge(response.response.clientDataJSON);
    const asked = challenge === null ? null : await this.challenges.take(challenge, 'passkey-add', tx);
    if (challenge === null || asked?.memberId !== memberId) throw challengeOver();
    const { userHandle } = asked.payload as { userHandle: string };
    const { credential, credentialBackedUp } = await this.verified(response, challenge);
    requireRoom((await this.signInMethods.countLocked(tx, memberId)).passkeys);
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
