import { Controller } from '@nestjs/common';
import { getHealthConsent, withdrawHealthConsent } from '@waymark/contracts-account';
import type { EndpointOutput } from '@waymark/contracts-core';
import { Caller, Endpoint } from '@waymark/service-kit';
import { HealthConsent } from './health-consent';
import { HealthConsentRepository } from './health-consent.repository';
import { HealthDataInReviews } from './health-data-holders';

@Controller()
export class HealthConsentController {
  constructor(
    private readonly healthConsentRepository: HealthConsentRepository,
    private readonly healthDataInReviews: HealthDataInReviews,
    private readonly healthConsent: HealthConsent,
  ) {}

  @Endpoint(getHealthConsent)
  async getHealthConsent(@Caller() caller: Caller): Promise<EndpointOutput<typeof getHealthConsent>> {
    const { memberId } = caller.member;
    const [rows, inReviews] = await Promise.all([
      this.healthConsentRepository.history(memberId),
      this.healthDataInReviews.of(memberId),
    ]);
    const history = rows.map(({ wording, givenAt, withdrawnAt }) => ({
      wording,
      givenAt: givenAt.toISOString(),
      withdrawnAt: withdrawnAt?.toISOString() ?? null,
    }));
    return { given: history.some(({ withdrawnAt }) => withdrawnAt === null), history, inReviews };
  }

  @Endpoint(withdrawHealthConsent)
  async withdrawHealthConsent(@Caller() caller: Caller): Promise<void> {
    await this.healthConsent.withdraw(caller.member.memberId);
  }
}
