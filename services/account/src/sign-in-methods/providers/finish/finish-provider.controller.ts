import { Controller, Inject, Req } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { finishProvider } from '@waymark/contracts-account';
import type { EndpointInput } from '@waymark/contracts-core';
import { Caller, CONFIG, coreProblem, Endpoint, Input, Reply } from '@waymark/service-kit';
import type { AccountConfig } from '../../../config';
import { callingBrowser } from '../../../session/session-cookie';
import { endedFlowCookie, flowCookie, readFlowCookie } from '../../flow-cookie';
import { handOutSession } from '../../hand-out-session';
import { AuthThrottle } from '../../../support/throttle/auth-throttle';
import { ProviderClient } from '../provider-client';
import { FinishProvider, NEW_ACCOUNT_MINUTES, type ProviderOutcome } from './finish-provider.use-case';

const SECOND_STEP_SECONDS = 5 * 60;

@Controller()
export class FinishProviderController {
  constructor(
    private readonly client: ProviderClient,
    private readonly useCase: FinishProvider,
    private readonly throttle: AuthThrottle,
    @Inject(CONFIG) private readonly config: AccountConfig,
  ) {}

  @Endpoint(finishProvider)
  async handle(
    @Input() { query }: EndpointInput<typeof finishProvider>,
    @Caller() caller: Caller,
    @Req() request: FastifyRequest,
    @Reply() reply: FastifyReply,
  ): Promise<void> {
    if (this.client.name === null) throw coreProblem('request.not-found');
    await this.throttle.guard('provider-origin', caller.origin);
    const isSecure = this.config.SESSION_COOKIE_SECURE;
    const outcome = await this.useCase.execute({
      search: new URL(request.url, this.config.PUBLIC_ORIGIN).search,
      isCancelled: query.error === 'access_denied',
      token: readFlowCookie(caller.cookie, 'provider', isSecure),
      actorId: caller.knownActor?.memberId ?? null,
      browser: callingBrowser(caller, isSecure),
    });
    this.setCookies(reply, outcome, isSecure);
    void reply.header('location', outcome.to);
  }

  private setCookies(
    reply: FastifyReply,
    { session, secondStep, newAccount }: ProviderOutcome,
    isSecure: boolean,
  ): void {
    void reply.header('set-cookie', endedFlowCookie('provider', isSecure));
    if (session) handOutSession(reply, session, isSecure);
    if (secondStep)
      void reply.header('set-cookie', flowCookie('second-step', secondStep, SECOND_STEP_SECONDS, isSecure));
    if (newAccount)
      void reply.header('set-cookie', flowCookie('provider-account', newAccount, NEW_ACCOUNT_MINUTES * 60, isSecure));
  }
}
