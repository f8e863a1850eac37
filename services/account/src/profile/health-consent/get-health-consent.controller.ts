import { Controller } from '@nestjs/common';
import { getHealthConsent } from '@waymark/contracts-account';
import type { Actor, EndpointOutput } from '@waymark/contracts-core';
import { CurrentActor, Endpoint } from '@waymark/service-kit';
import { signedIn } from '../../support/signed-in';
import { HealthConsentRepository } from './health-consent.repository';
import { HealthDataInReviews } from './health-data-in-reviews';

@Controller()
export class GetHealthConsentController {
  constructor(
    private readonly consents: HealthConsentRepository,
    private readonly inReviews: HealthDataInReviews,
  ) {}

  @Endpoint(getHealthConsent)
  async handle(@CurrentActor() actor: Actor): Promise<EndpointOutput<typeof getHealthConsent>> {
    const { memberId } = signedIn(actor);
    const [rows, inReviews] = await Promise.all([this.consents.history(memberId), this.inReviews.of(memberId)]);
    const history = rows.map(({ wording, givenAt, withdrawnAt }) => ({
      wording,
      givenAt: givenAt.toISOString(),
      withdrawnAt: withdrawnAt?.toISOString() ?? null,
    }));
    return { given: history.some(({ withdrawnAt }) => withdrawnAt === null), history, inReviews };
  }
}
