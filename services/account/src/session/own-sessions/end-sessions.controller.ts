import { Controller, Inject } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { endOtherSessions, endSession } from '@waymark/contracts-account';
import type { EndpointInput } from '@waymark/contracts-core';
import { Caller, CONFIG, Endpoint, Input, Reply } from '@waymark/service-kit';
import type { AccountConfig } from '../../config';
import { FreshSignIn } from '../fresh-sign-in';
import { endedSessionCookie } from '../session-cookie';
import { EndSessionsUseCase } from './end-sessions.use-case';

/** Needs no fresh sign-in: whoever sees a stranger's session must be able to end it at once. */
@Controller()
export class EndSessionsController {
  constructor(
    private readonly useCase: EndSessionsUseCase,
    private readonly signIn: FreshSignIn,
    @Inject(CONFIG) private readonly config: AccountConfig,
  ) {}

  @Endpoint(endSession)
  async one(
    @Input() { params }: EndpointInput<typeof endSession>,
    @Caller() caller: Caller,
    @Reply() reply: FastifyReply,
  ): Promise<void> {
    const current = await this.signIn.current(caller.cookie);
    const ended = await this.useCase.one(caller.member.memberId, params.id);
    if (ended === current.hash) reply.header('set-cookie', endedSessionCookie(this.config.SESSION_COOKIE_SECURE));
  }

  @Endpoint(endOtherSessions)
  async others(@Caller() caller: Caller): Promise<void> {
    const { hash } = await this.signIn.current(caller.cookie);
    await this.useCase.othersThan(caller.member.memberId, hash);
  }
}
