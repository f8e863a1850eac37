import { Controller } from '@nestjs/common';
import { getHealthConsent } from '@waymark/contracts-account';
import type { EndpointOutput } from '@waymark/contracts-core';
import { Caller, Endpoint } from '@waymark/service-kit';
import { HealthConsentRepository } from './health-consent.repository';
import { HealthDataInReviews } from './health-data-in-reviews';

@Controller()
export class GetHealthConsentController {
  constructor(
    private readonly consents: HealthConsentRepository,
    private readonly inReviews: HealthDataInReviews,
  ) {}

  @Endpoint(getHealthConsent)
  async handle(@Caller() caller: Caller): Promise<EndpointOutput<typeof getHealthConsent>> {
    const { memberId } = caller.member;
    const [rows, inReviews] = await Promise.all([this.consents.history(memberId), this.inReviews.of(memberId)]);
    const history = rows.map(({ wording, givenAt, withdrawnAt }) => ({
      wording,
      givenAt: givenAt.toISOString(),
      withdrawnAt: withdrawnAt?.toISOString() ?? null,
    }));
    return { given: history.some(({ withdrawnAt }) => withdrawnAt === null), history, inReviews };
  }
}
