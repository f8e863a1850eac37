import { Controller, Inject } from '@nestjs/common';
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { FastifyReply } from 'fastify';
import { proveWithPasskey } from '@waymark/contracts-account';
import type { EndpointInput } from '@waymark/contracts-core';
import { Caller, CONFIG, coreProblem, Database, Endpoint, Input, Reply } from '@waymark/service-kit';
import type { AccountConfig } from '../../../config';
import { FreshSignIn } from '../../../session/fresh-sign-in';
import { readSessionCookie, sessionCookie } from '../../../session/session-cookie';
import { sessionLifetimeSeconds } from '../../../session/session-lifetime';
import { SessionStarter } from '../../../session/session-starter';
import { PasskeyCeremonies } from '../passkey-ceremonies';

@Controller()
export class ProveWithPasskeyController {
  constructor(
    private readonly ceremonies: PasskeyCeremonies,
    private readonly database: Database,
    private readonly fresh: FreshSignIn,
    private readonly starter: SessionStarter,
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
    await this.fresh.current(caller.cookie);
    const credential = body.credential as unknown as AuthenticationResponseJSON;
    const checked = await this.ceremonies.check('passkey-prove', credential, memberId);
    await this.database.transaction((tx) => checked.noteUse(tx));
    const oldToken = readSessionCookie(caller.cookie, isSecure);
    const token = oldToken && (await this.starter.renew(oldToken, { secondFactor: true }));
    if (!token) throw coreProblem('auth.required');
    void reply.header('set-cookie', sessionCookie(token, sessionLifetimeSeconds(role), isSecure));
  }
}
