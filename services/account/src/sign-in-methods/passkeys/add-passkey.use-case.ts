import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import {
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { addPasskey } from '@waymark/contracts-account';
import type { EndpointInput, EndpointOutput } from '@waymark/contracts-core';
import { CONFIG, coreProblem, Idempotency, type Tx } from '@waymark/service-kit';
import type { AccountConfig } from '../../config';
import { MemberRepository } from '../../member/member.repository';
import { accountProblem } from '../../support/account-problem';
import { challengeOver, SignInChallenges } from '../../support/sign-in-challenges';
import { SignInMethodMail } from '../sign-in-method-mail';
import { SignInMethodsRepository } from '../sign-in-methods.repository';
import { PASSKEY_MINUTES, passkeyRefused, readChallenge, relyingParty } from './passkey-ceremonies';
import { PasskeyRepository, type PasskeyRow, toPasskey } from './passkey.repository';

const PASSKEYS_MAX = 20;

/** Throws a 409 when a member has the maximum number of passkeys. */
function requireRoom(passkeys: number): void {
  if (passkeys < PASSKEYS_MAX) return;
  throw accountProblem('auth.too-many-passkeys');
}

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

const bytes = (base64url: string) => new Uint8Array(Buffer.from(base64url, 'base64url'));

/** Returns the options with which a browser creates a passkey for this member and site. */
@Injectable()
export class StartPasskey {
  constructor(
    private readonly members: MemberRepository,
    private readonly passkeys: PasskeyRepository,
    private readonly challenges: SignInChallenges,
    @Inject(CONFIG) private readonly config: AccountConfig,
  ) {}

  async execute(memberId: number) {
    const member = await this.members.findById(memberId);
    if (!member?.isActive) throw coreProblem('auth.required');
    const known = await this.passkeys.credentialsOf(memberId);
    requireRoom(known.length);
    const userHandle = known[0]?.userHandle ?? randomBytes(32).toString('base64url');
    const challenge = await this.challenges.issue({
      purpose: 'passkey-add',
      memberId,
      minutes: PASSKEY_MINUTES,
      payload: { userHandle },
    });
    const site = relyingParty(this.config.PUBLIC_ORIGIN);
    return generateRegistrationOptions({
      rpName: site.name,
      rpID: site.id,
      userID: bytes(userHandle),
      userName: member.email,
      userDisplayName: member.displayName,
      challenge: bytes(challenge),
      timeout: PASSKEY_MINUTES * 60_000,
      attestationType: 'none',
      excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    });
  }
}
