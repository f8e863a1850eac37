import { Controller, Headers, Inject } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { prove } from '@waymark/contracts-account';
import type { Actor, EndpointInput } from '@waymark/contracts-core';
import { CONFIG, CurrentActor, Endpoint, Input, Reply, requestOrigin } from '@waymark/service-kit';
import type { AccountConfig } from '../../../config';
import { signedIn } from '../../../support/signed-in';
import { readSessionCookie, sessionCookie } from '../../../session/session-cookie';
import { sessionLifetimeSeconds } from '../../../session/session-lifetime';
import { ProveUseCase } from './prove.use-case';

@Controller()
export class ProveController {
  constructor(
    private readonly useCase: ProveUseCase,
    @Inject(CONFIG) private readonly config: AccountConfig,
  ) {}

  @Endpoint(prove)
  async handle(
    @Input() { body }: EndpointInput<typeof prove>,
    @CurrentActor() actor: Actor,
    @Headers('x-forwarded-for') forwardedFor: string | undefined,
    @Headers('cookie') cookie: string | undefined,
    @Reply() reply: FastifyReply,
  ): Promise<void> {
    const isSecure = this.config.SESSION_COOKIE_SECURE;
    const { memberId, role } = signedIn(actor);
    const caller = { origin: requestOrigin(forwardedFor), oldToken: readSessionCookie(cookie, isSecure) };
    const token = await this.useCase.execute(memberId, body.password, caller);
    reply.header('set-cookie', sessionCookie(token, sessionLifetimeSeconds(role), isSecure));
  }
}
