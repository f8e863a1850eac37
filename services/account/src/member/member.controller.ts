import { Controller, Inject } from '@nestjs/common';
import { changeEmail, register, resendVerification, verifyEmail } from '@waymark/contracts-account';
import type { EndpointInput, EndpointOutput } from '@waymark/contracts-core';
import { Caller, CONFIG, Endpoint, Input, Reply } from '@waymark/service-kit';
import type { FastifyReply } from 'fastify';
import type { AccountConfig } from '../config';
import { callingBrowser, sessionCookie } from '../session/session-cookie';
import { sessionLifetimeSeconds } from '../session/session-lifetime';
import { ChangeEmail } from './change-email.use-case';
import { ResendVerification, VerifyEmail } from './email-verification/verify-email.use-case';
import { Register } from './register.use-case';

@Controller()
export class MemberController {
  constructor(
    private readonly changeEmailUseCase: ChangeEmail,
    private readonly registerUseCase: Register,
    @Inject(CONFIG) private readonly config: AccountConfig,
    private readonly resendVerificationUseCase: ResendVerification,
    private readonly verifyEmailUseCase: VerifyEmail,
  ) {}

  @Endpoint(changeEmail)
  changeEmail(@Input() { body }: EndpointInput<typeof changeEmail>, @Caller() caller: Caller): Promise<void> {
    return this.changeEmailUseCase.execute(caller.member.memberId, body.newEmail, caller.cookie);
  }

  @Endpoint(register)
  async register(
    @Input() input: EndpointInput<typeof register>,
    @Caller() caller: Caller,
    @Reply() reply: FastifyReply,
  ): Promise<EndpointOutput<typeof register>> {
    const isSecure = this.config.SESSION_COOKIE_SECURE;
    const browser = callingBrowser(caller, isSecure);
    const { token, ...answer } = await this.registerUseCase.execute(input.body, {
      address: caller.address,
      ...browser,
    });
    if (token) reply.header('set-cookie', sessionCookie(token, sessionLifetimeSeconds('member'), isSecure));
    return answer;
  }

  @Endpoint(resendVerification)
  async resendVerification(@Caller() caller: Caller): Promise<void> {
    await this.resendVerificationUseCase.execute(caller.member.memberId);
  }

  @Endpoint(verifyEmail)
  async verifyEmail(
    @Input() { body }: EndpointInput<typeof verifyEmail>,
    @Caller() caller: Caller,
  ): Promise<EndpointOutput<typeof verifyEmail>> {
    return { what: await this.verifyEmailUseCase.execute(body.token, caller.origin) };
  }
}
