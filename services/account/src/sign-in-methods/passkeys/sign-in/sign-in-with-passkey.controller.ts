import { Controller, Inject } from '@nestjs/common';
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { FastifyReply } from 'fastify';
import { signInWithPasskey } from '@waymark/contracts-account';
import type { EndpointInput, EndpointOutput } from '@waymark/contracts-core';
import { Caller, CONFIG, Endpoint, Input, Reply } from '@waymark/service-kit';
import type { AccountConfig } from '../../../config';
import { suspendedProblem } from '../../suspended-problem';
import { MemberRepository } from '../../../member/member.repository';
import { callingBrowser } from '../../../session/calling-browser';
import { SessionStarter } from '../../../session/session-starter';
import { handOutSession } from '../../hand-out-session';
import { AuthThrottle } from '../../../support/throttle/auth-throttle';
import { PasskeyCeremonies } from '../passkey-ceremonies';
import { passkeyRefused } from '../passkey-refused';

/** A passkey is something one has, opened by something one is or knows: both factors at once. */
@Controller()
export class SignInWithPasskeyController {
  constructor(
    private readonly ceremonies: PasskeyCeremonies,
    private readonly members: MemberRepository,
    private readonly starter: SessionStarter,
    private readonly throttle: AuthThrottle,
    @Inject(CONFIG) private readonly config: AccountConfig,
  ) {}

  @Endpoint(signInWithPasskey)
  async handle(
    @Input() { body }: EndpointInput<typeof signInWithPasskey>,
    @Caller() caller: Caller,
    @Reply() reply: FastifyReply,
  ): Promise<EndpointOutput<typeof signInWithPasskey>> {
    const isSecure = this.config.SESSION_COOKIE_SECURE;
    await this.throttle.guard('passkey-answer', caller.origin);
    // The contract checked the parts that are read here; the library checks the rest against the signature.
    const checked = await this.ceremonies.check(
      'passkey-sign-in',
      body.credential as unknown as AuthenticationResponseJSON,
    );
    const member = await this.members.findById(checked.memberId);
    if (member?.isSuspended) throw suspendedProblem(member.suspensionReason);
    if (!member?.isActive) throw passkeyRefused();
    const how = { method: 'passkey', secondFactor: true } as const;
    const token = await this.starter.start(member, how, callingBrowser(caller, isSecure), checked.noteUse);
    return handOutSession(reply, { token, member }, isSecure);
  }
}
