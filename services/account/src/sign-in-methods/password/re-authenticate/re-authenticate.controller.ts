import { Controller, Inject } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { prove } from '@waymark/contracts-account';
import type { EndpointInput } from '@waymark/contracts-core';
import { Caller, CONFIG, Endpoint, Input, Reply } from '@waymark/service-kit';
import type { AccountConfig } from '../../../config';
import { readSessionCookie, sessionCookie } from '../../../session/session-cookie';
import { sessionLifetimeSeconds } from '../../../session/session-lifetime';
import { ReAuthenticate } from './re-authenticate.use-case';

@Controller()
export class ReAuthenticateController {
  constructor(
    private readonly useCase: ReAuthenticate,
    @Inject(CONFIG) private readonly config: AccountConfig,
  ) {}

  @Endpoint(prove)
  async handle(
    @Input() { body }: EndpointInput<typeof prove>,
    @Caller() caller: Caller,
    @Reply() reply: FastifyReply,
  ): Promise<void> {
    const isSecure = this.config.SESSION_COOKIE_SECURE;
    const { memberId, role } = caller.member;
    const oldToken = readSessionCookie(caller.cookie, isSecure);
    const token = await this.useCase.execute(memberId, body.password, { origin: caller.origin, oldToken });
    reply.header('set-cookie', sessionCookie(token, sessionLifetimeSeconds(role), isSecure));
  }
}
