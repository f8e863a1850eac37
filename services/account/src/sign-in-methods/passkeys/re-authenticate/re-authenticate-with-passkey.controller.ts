import { Controller, Inject } from '@nestjs/common';
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { FastifyReply } from 'fastify';
import { proveWithPasskey } from '@waymark/contracts-account';
import type { EndpointInput } from '@waymark/contracts-core';
import { Caller, CONFIG, Endpoint, Input, Reply } from '@waymark/service-kit';
import type { AccountConfig } from '../../../config';
import { ReAuthentication } from '../../../session/re-authentication';
import { readSessionCookie, sessionCookie } from '../../../session/session-cookie';
import { sessionLifetimeSeconds } from '../../../session/session-lifetime';
import { ReAuthenticateWithPasskey } from './re-authenticate-with-passkey.use-case';

@Controller()
export class ReAuthenticateWithPasskeyController {
  constructor(
    private readonly reAuthentication: ReAuthentication,
    private readonly useCase: ReAuthenticateWithPasskey,
    @Inject(CONFIG) private readonly config: AccountConfig,
  ) {}

  @Endpoint(proveWithPasskey)
  async handle(
    @Input() { body }: EndpointInput<typeof proveWithPasskey>,
    @Caller() caller: Caller,
    @Reply() reply: FastifyReply,
  ): Promise<void> {
    const { memberId, role } = caller.member;
    const isSecure = this.config.SESSION_COOKIE_SECURE;
    await this.reAuthentication.current(caller.cookie);
    const credential = body.credential as unknown as AuthenticationResponseJSON;
    const token = await this.useCase.execute(memberId, credential, readSessionCookie(caller.cookie, isSecure));
    void reply.header('set-cookie', sessionCookie(token, sessionLifetimeSeconds(role), isSecure));
  }
}
