import { Controller, Inject } from '@nestjs/common';
import { getPendingProvider } from '@waymark/contracts-account';
import type { EndpointOutput } from '@waymark/contracts-core';
import { Caller, CONFIG, coreProblem, Endpoint } from '@waymark/service-kit';
import type { AccountConfig } from '../../../config';
import { readFlowCookie } from '../../flow-cookie';
import { ReservedNames } from '../../../member/reserved-names';
import { SignInChallenges } from '../../../support/sign-in-challenges';
import { ProviderClient } from '../provider-client';
import type { ProviderPerson } from '../provider-person';

@Controller()
export class GetPendingProviderController {
  constructor(
    private readonly client: ProviderClient,
    private readonly challenges: SignInChallenges,
    private readonly reserved: ReservedNames,
    @Inject(CONFIG) private readonly config: AccountConfig,
  ) {}

  @Endpoint(getPendingProvider)
  async handle(@Caller() caller: Caller): Promise<EndpointOutput<typeof getPendingProvider>> {
    const token = readFlowCookie(caller.cookie, 'provider-account', this.config.SESSION_COOKIE_SECURE);
    const pending = token && (await this.challenges.find(token, 'provider-account'));
    if (!pending || this.client.name === null) throw coreProblem('request.not-found');
    const { email, displayName } = pending.payload as ProviderPerson;
    // A reserved name would only be refused: the person chooses one.
    const name = this.reserved.has(displayName) ? '' : displayName;
    return { provider: this.client.name, email: email ?? '', displayName: name };
  }
}
