import { Controller, Inject } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { endOtherSessions, endSession } from '@waymark/contracts-account';
import type { EndpointInput } from '@waymark/contracts-core';
import { Caller, CONFIG, Endpoint, Input, Reply } from '@waymark/service-kit';
import type { AccountConfig } from '../../config';
import { ReAuthentication } from '../re-authentication';
import { endedSessionCookie } from '../session-cookie';
import { EndOtherSessions } from './end-other-sessions.use-case';
import { EndSession } from './end-session.use-case';

/** Asks for no re-authentication: whoever sees a stranger's session must be able to end it at once. */
@Controller()
export class EndSessionsController {
  constructor(
    private readonly end: EndSession,
    private readonly endOthers: EndOtherSessions,
    private readonly reAuthentication: ReAuthentication,
    @Inject(CONFIG) private readonly config: AccountConfig,
  ) {}

  @Endpoint(endSession)
  async one(
    @Input() { params }: EndpointInput<typeof endSession>,
    @Caller() caller: Caller,
    @Reply() reply: FastifyReply,
  ): Promise<void> {
    const current = await this.reAuthentication.current(caller.cookie);
    const ended = await this.end.execute(caller.member.memberId, params.id);
    if (ended === current.hash) reply.header('set-cookie', endedSessionCookie(this.config.SESSION_COOKIE_SECURE));
  }

  @Endpoint(endOtherSessions)
  async others(@Caller() caller: Caller): Promise<void> {
    const { hash } = await this.reAuthentication.current(caller.cookie);
    await this.endOthers.execute(caller.member.memberId, hash);
  }
}
