import { Injectable } from '@nestjs/common';
import { Database } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import type { Prisma } from '../generated/client';
import { PrismaService } from '../prisma.service';
import { dayOf, oldestListedDay } from './freshness';

/** An arbitrary constant, the same in every process. */
const LOCK = 512_053;

export interface ExpiryReport {
  expired: number;
  listedAgain: number;
}

/** Unlists services that nobody verified for too long, and lists those verified since. */
@Injectable()
export class ExpireSupportServices {
  constructor(
    private readonly database: Database,
    private readonly prisma: PrismaService,
  ) {}

  /**
   * Runs the nightly expiry. Returns null if another process is running it: a second run would be harmless but
   * useless.
   */
  execute(now = new Date()): Promise<ExpiryReport | null> {
    const oldest = new Date(oldestListedDay(dayOf(now)));
    return this.database.transaction(async (tx) => {
      const lock = await tx.one<{ taken: boolean | null }>(sql`SELECT pg_try_advisory_xact_lock(${LOCK}) AS taken`);
      if (!lock?.taken) return null;
      const { supportService } = tx.with(this.prisma);
      const expired = await supportService.updateMany({
        where: { expiredAt: null, lastVerified: { lt: oldest } },
        data: { expiredAt: now } satisfies Prisma.SupportServiceUncheckedUpdateManyInput,
      });
      const listedAgain = await supportService.updateMany({
        where: { expiredAt: { not: null }, lastVerified: { gte: oldest } },
        data: { expiredAt: null } satisfies Prisma.SupportServiceUncheckedUpdateManyInput,
      });
      return { expired: expired.count, listedAgain: listedAgain.count };
    });
  }
}
