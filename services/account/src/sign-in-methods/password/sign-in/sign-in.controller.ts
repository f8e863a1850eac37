import { Controller, Inject } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { signIn } from '@waymark/contracts-account';
import type { EndpointInput, EndpointOutput } from '@waymark/contracts-core';
import { Caller, CONFIG, Endpoint, Input, Reply } from '@waymark/service-kit';
import type { AccountConfig } from '../../../config';
import { emailKey } from '../../../member/email-key';
import { AuthThrottle } from '../../../support/throttle/auth-throttle';
import { callingBrowser } from '../../../session/session-cookie';
import { handOutSession } from '../../hand-out-session';
import { SignIn } from './sign-in.use-case';

@Controller()
export class SignInController {
  constructor(
    private readonly useCase: SignIn,
    private readonly throttle: AuthThrottle,
    @Inject(CONFIG) private readonly config: AccountConfig,
  ) {}

  @Endpoint(signIn)
  async handle(
    @Input() input: EndpointInput<typeof signIn>,
    @Caller() caller: Caller,
    @Reply() reply: FastifyReply,
  ): Promise<EndpointOutput<typeof signIn>> {
    const isSecure = this.config.SESSION_COOKIE_SECURE;
    const account = emailKey(input.body.email);
    const origin = caller.origin;
    await this.throttle.beforeSignIn(account, origin);
    const signedIn = await this.useCase.execute(input.body, callingBrowser(caller, isSecure));
    await this.throttle.afterSignIn(account, origin);
    return handOutSession(reply, signedIn, isSecure);
  }
}
