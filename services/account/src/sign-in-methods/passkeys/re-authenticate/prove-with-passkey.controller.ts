import { Controller, Headers, Inject } from '@nestjs/common';
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { FastifyReply } from 'fastify';
import { proveWithPasskey } from '@waymark/contracts-account';
import type { Actor, EndpointInput } from '@waymark/contracts-core';
import { CONFIG, coreProblem, CurrentActor, Database, Endpoint, Input, Reply } from '@waymark/service-kit';
import type { AccountConfig } from '../../../config';
import { FreshSignIn } from '../../../session/fresh-sign-in';
import { readSessionCookie, sessionCookie } from '../../../session/session-cookie';
import { sessionLifetimeSeconds } from '../../../session/session-lifetime';
import { SessionStarter } from '../../../session/session-starter';
import { signedIn } from '../../../support/signed-in';
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
    @CurrentActor() actor: Actor,
    @Headers('cookie') cookie: string | undefined,
    @Reply() reply: FastifyReply,
  ): Promise<void> {
    const { memberId, role } = signedIn(actor);
    const isSecure = this.config.SESSION_COOKIE_SECURE;
    await this.fresh.current(cookie);
    const credential = body.credential as unknown as AuthenticationResponseJSON;
    const checked = await this.ceremonies.check('passkey-prove', credential, memberId);
    await this.database.transaction((tx) => checked.noteUse(tx));
    const oldToken = readSessionCookie(cookie, isSecure);
    const token = oldToken && (await this.starter.renew(oldToken, { secondFactor: true }));
    if (!token) throw coreProblem('auth.required');
    void reply.header('set-cookie', sessionCookie(token, sessionLifetimeSeconds(role), isSecure));
  }
}
