import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import sql from 'sql-template-tag';
import type { Tx } from '@waymark/service-kit';
import type { Prisma } from '../../generated/client';
import { PrismaService } from '../../prisma.service';
import type { NewAuditEntry } from './audit-entry';
import { chainHash, contentHash, FIRST_HASH } from './audit-hash';

/** Any constant will do; it only has to be the same in every process. */
const LOCK = 512_054;

/** The log of staff acts: added to in the transaction of the act, so that neither is there without the other. */
@Injectable()
export class Audit {
  constructor(private readonly prisma: PrismaService) {}

  async add(
    tx: Tx,
    { actorId, act, subjectId, reason = null, detail = null, origin = null }: NewAuditEntry,
  ): Promise<void> {
    // One after another, or two entries would follow the same one. Call it last: the lock is kept until the commit.
    await tx.query(sql`SELECT pg_advisory_xact_lock(${LOCK})`);
    const { auditEntry } = tx.with(this.prisma);
    const last = await auditEntry.findFirst({ select: { id: true, hash: true }, orderBy: { id: 'desc' } });
    const content = {
      id: (last?.id ?? 0) + 1,
      at: new Date(),
      actorId,
      act,
      detail,
      subjectId,
      reason,
      origin,
      salt: randomBytes(16).toString('base64url'),
    };
    const own = contentHash(content);
    await auditEntry.createMany({
      data: {
        ...content,
        contentHash: own,
        hash: chainHash(last?.hash ?? FIRST_HASH, own),
      } satisfies Prisma.AuditEntryUncheckedCreateInput,
    });
  }
}
