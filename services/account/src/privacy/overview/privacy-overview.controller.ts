import { Controller } from '@nestjs/common';
import sql from 'sql-template-tag';
import { getPrivacyOverview, setMarketingConsent } from '@waymark/contracts-account';
import type { EndpointInput, EndpointOutput } from '@waymark/contracts-core';
import { Caller, coreProblem, Database, Endpoint, Input } from '@waymark/service-kit';
import { HealthDataInReviews } from '../../profile/health-consent/health-data-in-reviews';
import { toDeleteRequest } from '../deletion/deletion.mapper';
import { DeletionRepository } from '../deletion/deletion.repository';
import { toExportRequest } from '../export/export.mapper';
import { ExportRepository } from '../export/export.repository';

interface Consents {
  marketing: boolean;
  healthGivenAt: Date | null;
  retentionUntil: Date | null;
}

@Controller()
export class PrivacyOverviewController {
  constructor(
    private readonly database: Database,
    private readonly exports: ExportRepository,
    private readonly deletions: DeletionRepository,
    private readonly inReviews: HealthDataInReviews,
  ) {}

  @Endpoint(getPrivacyOverview)
  async overview(@Caller() caller: Caller): Promise<EndpointOutput<typeof getPrivacyOverview>> {
    const { memberId } = caller.member;
    const [consents, healthDataInReviews, exports, deletion] = await Promise.all([
      this.consentsOf(memberId),
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
    const { memberId } = caller.member;
    await this.database.query(sql`
      UPDATE "user" SET consent_to_marketing = ${body.consentToMarketing}, updated_at = now()
      WHERE id = ${memberId} AND consent_to_marketing <> ${body.consentToMarketing}`);
    return body;
  }

  private consentsOf(memberId: number): Promise<Consents | null> {
    return this.database.one<Consents>(sql`
      SELECT u.consent_to_marketing AS marketing, u.data_retention_until AS "retentionUntil",
        (SELECT given_at FROM health_consent WHERE member_id = u.id AND withdrawn_at IS NULL) AS "healthGivenAt"
      FROM "user" u WHERE u.id = ${memberId}`);
  }
}
