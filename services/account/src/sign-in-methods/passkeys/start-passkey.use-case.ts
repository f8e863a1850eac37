import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { generateRegistrationOptions } from '@simplewebauthn/server';
import { CONFIG, coreProblem } from '@waymark/service-kit';
import type { AccountConfig } from '../../config';
import { MemberRepository } from '../../member/member.repository';
import { SignInChallenges } from '../../support/sign-in-challenges';
import { PASSKEY_MINUTES, relyingParty } from './passkey-ceremonies';
import { PasskeyRepository } from './passkey.repository';
import { requireRoom } from './require-room';

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
