import { Controller, Inject } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { startProvider } from '@waymark/contracts-account';
import { Caller, CONFIG, coreProblem, Endpoint, LOG, type Log, Reply } from '@waymark/service-kit';
import type { AccountConfig } from '../../../config';
import { flowCookie } from '../../flow-cookie';
import { AuthThrottle } from '../../../support/throttle/auth-throttle';
import { BeginTrip, TRIP_MINUTES } from '../begin-trip';
import { ProviderClient } from '../provider-client';
import { WHERE_TO } from '../where-to';

@Controller()
export class StartProviderController {
  constructor(
    private readonly client: ProviderClient,
    private readonly begin: BeginTrip,
    private readonly throttle: AuthThrottle,
    @Inject(CONFIG) private readonly config: AccountConfig,
    @Inject(LOG) private readonly log: Log,
  ) {}

  @Endpoint(startProvider)
  async handle(@Caller() caller: Caller, @Reply() reply: FastifyReply): Promise<void> {
    if (this.client.name === null) throw coreProblem('request.not-found');
    await this.throttle.guard('provider-origin', caller.origin);
    void reply.header('location', await this.whereTo(reply));
  }

  private async whereTo(reply: FastifyReply): Promise<string> {
    try {
      const { url, token } = await this.begin.execute();
      void reply.header(
        'set-cookie',
        flowCookie('provider', token, TRIP_MINUTES * 60, this.config.SESSION_COOKIE_SECURE),
      );
      return url;
    } catch (err) {
      this.log.warn({ err }, 'the sign-in provider could not be reached');
      return WHERE_TO.problem('failed', false);
    }
  }
}
