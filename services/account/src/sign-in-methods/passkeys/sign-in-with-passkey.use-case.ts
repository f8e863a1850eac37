import { Injectable } from '@nestjs/common';
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { MemberRepository } from '../../member/member.repository';
import { SessionStarter } from '../../session/session-starter';
import type { CallingBrowser } from '../../session/session-facts';
import type { SignedIn } from '../hand-out-session';
import { suspendedProblem } from '../suspended-problem';
import { PasskeyCeremonies, passkeyRefused } from './passkey-ceremonies';

/** Signs in with a passkey, which combines both factors: possession of a key, and a PIN or biometric check. */
@Injectable()
export class SignInWithPasskey {
  constructor(
    private readonly ceremonies: PasskeyCeremonies,
    private readonly members: MemberRepository,
    private readonly starter: SessionStarter,
  ) {}

  async execute(credential: AuthenticationResponseJSON, browser: CallingBrowser): Promise<SignedIn> {
    const checked = await this.ceremonies.check('passkey-sign-in', credential);
    const member = await this.members.findById(checked.memberId);
    if (member?.isSuspended) throw suspendedProblem(member.suspensionReason);
    if (!member?.isActive) throw passkeyRefused();
    const how = { method: 'passkey', secondFactor: true } as const;
    return { token: await this.starter.start(member, how, browser, checked.noteUse), member };
  }
}
