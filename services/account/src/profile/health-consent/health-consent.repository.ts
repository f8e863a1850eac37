import { Injectable } from '@nestjs/common';
import sql from 'sql-template-tag';
import type { Tx } from '@waymark/service-kit';
import type { Prisma } from '../../generated/client';
import { PrismaService } from '../../prisma.service';

export interface ConsentRow {
  wording: string;
  givenAt: Date;
  withdrawnAt: Date | null;
}

/** All access to consents to health data: one row for each time that consent was given; it contains no health data. */
@Injectable()
export class HealthConsentRepository {
  constructor(private readonly prisma: PrismaService) {}

  history(memberId: number): Promise<ConsentRow[]> {
    return this.prisma.healthConsent.findMany({
      where: { memberId },
      select: { wording: true, givenAt: true, withdrawnAt: true },
      orderBy: { id: 'desc' },
      take: 100,
    });
  }

  /** Stores a consent. Does nothing if one is in force. */
  async give(tx: Tx, memberId: number, wording: string): Promise<void> {
    await tx.with(this.prisma).healthConsent.createMany({
      data: { memberId, wording } satisfies Prisma.HealthConsentUncheckedCreateInput,
      skipDuplicates: true,
    });
  }

  /** Locks the consent, so that a withdrawal waits for data written under it and deletes that too. */
  async stands(tx: Tx, memberId: number): Promise<boolean> {
    return (
      (await tx.one(
        sql`SELECT 1 FROM health_consent WHERE member_id = ${memberId} AND withdrawn_at IS NULL FOR SHARE`,
      )) !== null
    );
  }

  async withdraw(tx: Tx, memberId: number): Promise<void> {
    await tx.query(
      sql`UPDATE health_consent SET withdrawn_at = clock_timestamp() WHERE member_id = ${memberId} AND withdrawn_at IS NULL`,
    );
  }
}
