import { Injectable } from '@nestjs/common';
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { coreProblem, Database } from '@waymark/service-kit';
import { MemberRepository } from '../../member/member.repository';
import type { CallingBrowser } from '../../session/session-facts';
import { SessionStarter } from '../../session/session-starter';
import { type SignedIn, suspendedProblem } from '../hand-out-session';
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

/** Authenticates a signed-in member again with one of their passkeys. */
@Injectable()
export class ReAuthenticateWithPasskey {
  constructor(
    private readonly ceremonies: PasskeyCeremonies,
    private readonly database: Database,
    private readonly starter: SessionStarter,
  ) {}

  /** Returns the cookie's new value: every authentication changes the session ID. */
  async execute(memberId: number, credential: AuthenticationResponseJSON, oldToken: string | null): Promise<string> {
    const checked = await this.ceremonies.check('passkey-prove', credential, memberId);
    await this.database.transaction((tx) => checked.noteUse(tx));
    const token = oldToken && (await this.starter.renew(oldToken, { secondFactor: true }));
    if (!token) throw coreProblem('auth.required');
    return token;
  }
}
