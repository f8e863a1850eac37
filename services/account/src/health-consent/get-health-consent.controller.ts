import { Controller } from '@nestjs/common';
import { getHealthConsent } from '@waymark/contracts-account';
import type { Actor, EndpointOutput } from '@waymark/contracts-core';
import { CurrentActor, Endpoint } from '@waymark/service-kit';
import { signedIn } from '../signed-in';
import { HealthConsentRepository } from './health-consent.repository';

@Controller()
export class GetHealthConsentController {
  constructor(private readonly consents: HealthConsentRepository) {}

  @Endpoint(getHealthConsent)
  async handle(@CurrentActor() actor: Actor): Promise<EndpointOutput<typeof getHealthConsent>> {
    const rows = await this.consents.history(signedIn(actor).memberId);
    const history = rows.map(({ wording, givenAt, withdrawnAt }) => ({
      wording,
      givenAt: givenAt.toISOString(),
      withdrawnAt: withdrawnAt?.toISOString() ?? null,
    }));
    return { given: history.some(({ withdrawnAt }) => withdrawnAt === null), history };
  }
}
