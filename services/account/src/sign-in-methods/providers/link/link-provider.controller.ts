import { Controller, Inject } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { linkProvider } from '@waymark/contracts-account';
import type { EndpointOutput } from '@waymark/contracts-core';
import { Caller, CONFIG, coreProblem, Endpoint, Reply } from '@waymark/service-kit';
import { accountProblem } from '../../../support/account-problem';
import type { AccountConfig } from '../../../config';
import { ReAuthentication } from '../../../session/re-authentication';
import { flowCookie } from '../../flow-cookie';
import { BeginTrip, TRIP_MINUTES } from '../begin-trip';
import { ProviderClient } from '../provider-client';

@Controller()
export class LinkProviderController {
  constructor(
    private readonly client: ProviderClient,
    private readonly begin: BeginTrip,
    private readonly reAuthentication: ReAuthentication,
    @Inject(CONFIG) private readonly config: AccountConfig,
  ) {}

  @Endpoint(linkProvider)
  async handle(@Caller() caller: Caller, @Reply() reply: FastifyReply): Promise<EndpointOutput<typeof linkProvider>> {
    const { memberId } = caller.member;
    if (this.client.name === null) throw coreProblem('request.not-found');
    await this.reAuthentication.require(caller.cookie);
    const { url, token } = await this.begin.execute(memberId).catch((cause: unknown) => {
      throw accountProblem('auth.provider-away', { retryAfterSeconds: 5, cause });
    });
    void reply.header(
      'set-cookie',
      flowCookie('provider', token, TRIP_MINUTES * 60, this.config.SESSION_COOKIE_SECURE),
    );
    return { url };
  }
}
