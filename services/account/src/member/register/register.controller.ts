import { Controller, Inject } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { register } from '@waymark/contracts-account';
import type { EndpointInput, EndpointOutput } from '@waymark/contracts-core';
import { Caller, CONFIG, Endpoint, Input, Reply } from '@waymark/service-kit';
import type { AccountConfig } from '../../config';
import { sessionCookie, callingBrowser } from '../../session/session-cookie';
import { sessionLifetimeSeconds } from '../../session/session-lifetime';
import { Register } from './register.use-case';

@Controller()
export class RegisterController {
  constructor(
    private readonly useCase: Register,
    @Inject(CONFIG) private readonly config: AccountConfig,
  ) {}

  @Endpoint(register)
  async handle(
    @Input() input: EndpointInput<typeof register>,
    @Caller() caller: Caller,
    @Reply() reply: FastifyReply,
  ): Promise<EndpointOutput<typeof register>> {
    const isSecure = this.config.SESSION_COOKIE_SECURE;
    const browser = callingBrowser(caller, isSecure);
    const { token, ...answer } = await this.useCase.execute(input.body, { address: caller.address, ...browser });
    if (token) reply.header('set-cookie', sessionCookie(token, sessionLifetimeSeconds('member'), isSecure));
    return answer;
  }
}
