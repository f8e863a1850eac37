import { Controller, Inject } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { takeSecondStep } from '@waymark/contracts-account';
import type { EndpointInput, EndpointOutput } from '@waymark/contracts-core';
import { Caller, CONFIG, Endpoint, Input, Reply } from '@waymark/service-kit';
import type { AccountConfig } from '../../../config';
import { emailKey } from '../../../member/email-key';
import { callingBrowser } from '../../../session/session-cookie';
import { endedFlowCookie, readFlowCookie } from '../../flow-cookie';
import { handOutSession } from '../../hand-out-session';
import { AuthThrottle } from '../../../support/throttle/auth-throttle';
import { TakeSecondStep } from './take-second-step.use-case';

@Controller()
export class TakeSecondStepController {
  constructor(
    private readonly useCase: TakeSecondStep,
    private readonly throttle: AuthThrottle,
    @Inject(CONFIG) private readonly config: AccountConfig,
  ) {}

  @Endpoint(takeSecondStep)
  async handle(
    @Input() { body }: EndpointInput<typeof takeSecondStep>,
    @Caller() caller: Caller,
    @Reply() reply: FastifyReply,
  ): Promise<EndpointOutput<typeof takeSecondStep>> {
    const isSecure = this.config.SESSION_COOKIE_SECURE;
    const origin = caller.origin;
    await this.throttle.guard('second-step-origin', origin);
    const answer = {
      code: body.code,
      challenge: body.challenge ?? readFlowCookie(caller.cookie, 'second-step', isSecure),
    };
    const signedIn = await this.useCase.execute(answer, callingBrowser(caller, isSecure));
    await this.throttle.afterSignIn(emailKey(signedIn.member.email), origin);
    void reply.header('set-cookie', endedFlowCookie('second-step', isSecure));
    return handOutSession(reply, signedIn, isSecure);
  }
}
