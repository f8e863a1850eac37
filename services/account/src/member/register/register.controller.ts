import { Controller, Headers, Inject } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { register } from '@waymark/contracts-account';
import type { EndpointInput, EndpointOutput } from '@waymark/contracts-core';
import { CONFIG, Endpoint, Input, Reply, requestOrigin } from '@waymark/service-kit';
import type { AccountConfig } from '../../config';
import { callingBrowser } from '../../session/calling-browser';
import { sessionCookie } from '../../session/session-cookie';
import { sessionLifetimeSeconds } from '../../session/session-lifetime';
import { RegisterUseCase } from './register.use-case';

@Controller()
export class RegisterController {
  constructor(
    private readonly useCase: RegisterUseCase,
    @Inject(CONFIG) private readonly config: AccountConfig,
  ) {}

  @Endpoint(register)
  async handle(
    @Input() input: EndpointInput<typeof register>,
    @Headers('x-forwarded-for') forwardedFor: string | undefined,
    @Headers('cookie') cookie: string | undefined,
    @Headers('user-agent') userAgent: string | undefined,
    @Reply() reply: FastifyReply,
  ): Promise<EndpointOutput<typeof register>> {
    const isSecure = this.config.SESSION_COOKIE_SECURE;
    const caller = { origin: requestOrigin(forwardedFor), ...callingBrowser(cookie, userAgent, isSecure) };
    const { token, ...answer } = await this.useCase.execute(input.body, caller);
    if (token) reply.header('set-cookie', sessionCookie(token, sessionLifetimeSeconds('member'), isSecure));
    return answer;
  }
}
