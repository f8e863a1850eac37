import { Controller, Inject } from '@nestjs/common';
import {
  confirmAuthenticator,
  removeAuthenticator,
  renewRecoveryCodes,
  startAuthenticator,
  takeSecondStep,
} from '@waymark/contracts-account';
import type { EndpointInput, EndpointOutput } from '@waymark/contracts-core';
import { Caller, CONFIG, Endpoint, Input, Reply } from '@waymark/service-kit';
import type { FastifyReply } from 'fastify';
import type { AccountConfig } from '../../config';
import { emailKey } from '../../member/member-keys';
import { ReAuthentication } from '../../session/re-authentication';
import { callingBrowser, readSessionCookie, sessionCookie } from '../../session/session-cookie';
import { sessionLifetimeSeconds } from '../../session/session-lifetime';
import { SessionStarter } from '../../session/session-starter';
import { AuthThrottle } from '../../support/throttle/auth-throttle';
import { endedFlowCookie, readFlowCookie } from '../flow-cookie';
import { handOutSession } from '../hand-out-session';
import {
  ConfirmAuthenticator,
  RemoveAuthenticator,
  RenewRecoveryCodes,
  StartAuthenticator,
} from './authenticator.use-case';
import { TakeSecondStep } from './take-second-step.use-case';

@Controller()
export class MultiFactorController {
  constructor(
    private readonly reAuthentication: ReAuthentication,
    private readonly confirmAuthenticatorUseCase: ConfirmAuthenticator,
    private readonly authThrottle: AuthThrottle,
    private readonly sessionStarter: SessionStarter,
    @Inject(CONFIG) private readonly config: AccountConfig,
    private readonly removeAuthenticatorUseCase: RemoveAuthenticator,
    private readonly renewRecoveryCodesUseCase: RenewRecoveryCodes,
    private readonly startAuthenticatorUseCase: StartAuthenticator,
    private readonly takeSecondStepUseCase: TakeSecondStep,
  ) {}

  @Endpoint(confirmAuthenticator)
  async confirmAuthenticator(
    @Input() { body }: EndpointInput<typeof confirmAuthenticator>,
    @Caller() caller: Caller,
    @Reply() reply: FastifyReply,
  ): Promise<EndpointOutput<typeof confirmAuthenticator>> {
    const { memberId, role } = caller.member;
    await this.reAuthentication.require(caller.cookie);
    await this.authThrottle.guard('second-step', String(memberId));
    const recoveryCodes = await this.confirmAuthenticatorUseCase.execute(memberId, body.code);
    // The person has just passed the second step, so this session counts as such too, under a new ID as after any
    // authentication.
    const isSecure = this.config.SESSION_COOKIE_SECURE;
    const oldToken = readSessionCookie(caller.cookie, isSecure);
    const token = oldToken && (await this.sessionStarter.renew(oldToken, { secondFactor: true }));
    if (token) void reply.header('set-cookie', sessionCookie(token, sessionLifetimeSeconds(role), isSecure));
    return { recoveryCodes };
  }

  @Endpoint(removeAuthenticator)
  async removeAuthenticator(@Caller() caller: Caller): Promise<void> {
    const { memberId } = caller.member;
    await this.reAuthentication.require(caller.cookie);
    await this.removeAuthenticatorUseCase.execute(memberId);
  }

  @Endpoint(renewRecoveryCodes)
  async renewRecoveryCodes(@Caller() caller: Caller): Promise<EndpointOutput<typeof renewRecoveryCodes>> {
    const { memberId } = caller.member;
    await this.reAuthentication.require(caller.cookie);
    return { recoveryCodes: await this.renewRecoveryCodesUseCase.execute(memberId) };
  }

  @Endpoint(startAuthenticator)
  async startAuthenticator(@Caller() caller: Caller): Promise<EndpointOutput<typeof startAuthenticator>> {
    const { memberId } = caller.member;
    await this.reAuthentication.require(caller.cookie);
    return this.startAuthenticatorUseCase.execute(memberId);
  }

  @Endpoint(takeSecondStep)
  async takeSecondStep(
    @Input() { body }: EndpointInput<typeof takeSecondStep>,
    @Caller() caller: Caller,
    @Reply() reply: FastifyReply,
  ): Promise<EndpointOutput<typeof takeSecondStep>> {
    const isSecure = this.config.SESSION_COOKIE_SECURE;
    const origin = caller.origin;
    await this.authThrottle.guard('second-step-origin', origin);
    const answer = {
      code: body.code,
      challenge: body.challenge ?? readFlowCookie(caller.cookie, 'second-step', isSecure),
    };
    const signedIn = await this.takeSecondStepUseCase.execute(answer, callingBrowser(caller, isSecure));
    await this.authThrottle.afterSignIn(emailKey(signedIn.member.email), origin);
    void reply.header('set-cookie', endedFlowCookie('second-step', isSecure));
    return handOutSession(reply, signedIn, isSecure);
  }
}
