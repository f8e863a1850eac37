import { Controller } from '@nestjs/common';
import { getPrivacyOverview, setMarketingConsent } from '@waymark/contracts-account';
import type { EndpointInput, EndpointOutput } from '@waymark/contracts-core';
import { Caller, coreProblem, Endpoint, Input } from '@waymark/service-kit';
import { HealthDataInReviews } from '../../profile/health-consent/health-data-in-reviews';
import { toDeleteRequest } from '../deletion/deletion.mapper';
import { DeletionRepository } from '../deletion/deletion.repository';
import { toExportRequest } from '../export/export.mapper';
import { ExportRepository } from '../export/export.repository';
import { ConsentsRepository } from './consents.repository';

@Controller()
export class PrivacyOverviewController {
  constructor(
    private readonly consents: ConsentsRepository,
    private readonly exports: ExportRepository,
    private readonly deletions: DeletionRepository,
    private readonly inReviews: HealthDataInReviews,
  ) {}

  @Endpoint(getPrivacyOverview)
  async overview(@Caller() caller: Caller): Promise<EndpointOutput<typeof getPrivacyOverview>> {
    const { memberId } = caller.member;
    const [consents, healthDataInReviews, exports, deletion] = await Promise.all([
      this.consents.find(memberId),
      this.inReviews.of(memberId),
      this.exports.listOf(memberId),
      this.deletions.findPending(memberId),
    ]);
    if (!consents) throw coreProblem('auth.required');
    return {
      consentToMarketing: consents.marketing,
      healthConsentGivenAt: consents.healthGivenAt?.toISOString() ?? null,
      healthDataInReviews,
      dataRetentionUntil: consents.retentionUntil?.toISOString() ?? null,
      exports: exports.map((row) => toExportRequest(row)),
      deletion: deletion && toDeleteRequest(deletion),
    };
  }

  @Endpoint(setMarketingConsent)
  async setMarketing(
    @Input() { body }: EndpointInput<typeof setMarketingConsent>,
    @Caller() caller: Caller,
  ): Promise<EndpointOutput<typeof setMarketingConsent>> {
    await this.consents.setMarketing(caller.member.memberId, body.consentToMarketing);
    return body;
  }
}
