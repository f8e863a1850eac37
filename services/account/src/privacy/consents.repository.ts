import { Injectable } from '@nestjs/common';
import sql from 'sql-template-tag';
import { Database } from '@waymark/service-kit';
import type { Prisma } from '../generated/client';
import { PrismaService } from '../prisma.service';

export interface Consents {
  marketing: boolean;
  healthGivenAt: Date | null;
  retentionUntil: Date | null;
}

/** All access to a member's consents, as the privacy page shows them. */
@Injectable()
export class ConsentsRepository {
  constructor(
    private readonly database: Database,
    private readonly prisma: PrismaService,
  ) {}

  /** Returns null when the member has been deleted. */
  find(memberId: number): Promise<Consents | null> {
    return this.database.one<Consents>(sql`
      SELECT u.consent_to_marketing AS marketing, u.data_retention_until AS "retentionUntil",
        (SELECT given_at FROM health_consent WHERE member_id = u.id AND withdrawn_at IS NULL) AS "healthGivenAt"
      FROM "user" u WHERE u.id = ${memberId}`);
  }

  async setMarketing(memberId: number, isGiven: boolean): Promise<void> {
    await this.prisma.account.updateMany({
      where: { id: memberId, consentToMarketing: !isGiven },
      data: { consentToMarketing: isGiven } satisfies Prisma.AccountUncheckedUpdateInput,
    });
  }
}
