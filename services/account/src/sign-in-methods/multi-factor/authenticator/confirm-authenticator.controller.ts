import { Controller, Inject } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { confirmAuthenticator } from '@waymark/contracts-account';
import type { EndpointInput, EndpointOutput } from '@waymark/contracts-core';
import { Caller, CONFIG, Endpoint, Input, Reply } from '@waymark/service-kit';
import type { AccountConfig } from '../../../config';
import { ReAuthentication } from '../../../session/re-authentication';
import { readSessionCookie, sessionCookie } from '../../../session/session-cookie';
import { sessionLifetimeSeconds } from '../../../session/session-lifetime';
import { SessionStarter } from '../../../session/session-starter';
import { AuthThrottle } from '../../../support/throttle/auth-throttle';
import { ConfirmAuthenticator } from './confirm-authenticator.use-case';

@Controller()
export class ConfirmAuthenticatorController {
  constructor(
    private readonly reAuthentication: ReAuthentication,
    private readonly useCase: ConfirmAuthenticator,
    private readonly throttle: AuthThrottle,
    private readonly starter: SessionStarter,
    @Inject(CONFIG) private readonly config: AccountConfig,
  ) {}

  @Endpoint(confirmAuthenticator)
  async handle(
    @Input() { body }: EndpointInput<typeof confirmAuthenticator>,
    @Caller() caller: Caller,
    @Reply() reply: FastifyReply,
  ): Promise<EndpointOutput<typeof confirmAuthenticator>> {
    const { memberId, role } = caller.member;
    await this.reAuthentication.require(caller.cookie);
    await this.throttle.guard('second-step', String(memberId));
    const recoveryCodes = await this.useCase.execute(memberId, body.code);
    // The person has just shown the second step: this session has it too, under a new id as after any proof.
    const isSecure = this.config.SESSION_COOKIE_SECURE;
    const oldToken = readSessionCookie(caller.cookie, isSecure);
    const token = oldToken && (await this.starter.renew(oldToken, { secondFactor: true }));
    if (token) void reply.header('set-cookie', sessionCookie(token, sessionLifetimeSeconds(role), isSecure));
    return { recoveryCodes };
  }
}
