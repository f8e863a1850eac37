import { Controller, Inject } from '@nestjs/common';
import { changePassword, prove, signIn } from '@waymark/contracts-account';
import type { EndpointInput, EndpointOutput } from '@waymark/contracts-core';
import { Caller, CONFIG, Endpoint, Input, Reply } from '@waymark/service-kit';
import type { FastifyReply } from 'fastify';
import type { AccountConfig } from '../../config';
import { emailKey } from '../../member/member-keys';
import { callingBrowser, readSessionCookie, sessionCookie } from '../../session/session-cookie';
import { sessionLifetimeSeconds } from '../../session/session-lifetime';
import { AuthThrottle } from '../../support/throttle/auth-throttle';
import { handOutSession } from '../hand-out-session';
import { ChangePassword } from './change-password.use-case';
import { ReAuthenticate } from './re-authenticate.use-case';
import { SignIn } from './sign-in.use-case';

@Controller()
export class PasswordController {
  constructor(
    private readonly changePasswordUseCase: ChangePassword,
    private readonly reAuthenticate: ReAuthenticate,
    @Inject(CONFIG) private readonly config: AccountConfig,
    private readonly signInUseCase: SignIn,
    private readonly authThrottle: AuthThrottle,
  ) {}

  @Endpoint(changePassword)
  changePassword(@Input() { body }: EndpointInput<typeof changePassword>, @Caller() caller: Caller): Promise<void> {
    return this.changePasswordUseCase.execute(caller.member.memberId, body, caller.cookie);
  }

  @Endpoint(prove)
  async prove(
    @Input() { body }: EndpointInput<typeof prove>,
    @Caller() caller: Caller,
    @Reply() reply: FastifyReply,
  ): Promise<void> {
    const isSecure = this.config.SESSION_COOKIE_SECURE;
    const { memberId, role } = caller.member;
    const oldToken = readSessionCookie(caller.cookie, isSecure);
    const token = await this.reAuthenticate.execute(memberId, body.password, { origin: caller.origin, oldToken });
    reply.header('set-cookie', sessionCookie(token, sessionLifetimeSeconds(role), isSecure));
  }

  @Endpoint(signIn)
  async signIn(
    @Input() input: EndpointInput<typeof signIn>,
    @Caller() caller: Caller,
    @Reply() reply: FastifyReply,
  ): Promise<EndpointOutput<typeof signIn>> {
    const isSecure = this.config.SESSION_COOKIE_SECURE;
    const account = emailKey(input.body.email);
    const origin = caller.origin;
    await this.authThrottle.beforeSignIn(account, origin);
    const signedIn = await this.signInUseCase.execute(input.body, callingBrowser(caller, isSecure));
    await this.authThrottle.afterSignIn(account, origin);
    return handOutSession(reply, signedIn, isSecure);
  }
}
