import { Injectable } from '@nestjs/common';
import type { ExportRequest } from '@waymark/contracts-account';
import type { DataHolder } from '@waymark/contracts-core';
import { Database, type Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import type { Prisma } from '../../generated/client';
import { PrismaService } from '../../prisma.service';

/** An export as its member sees it. */
interface ExportRow {
  id: string;
  requestedAt: Date;
  completedAt: Date | null;
  status: ExportRequest['status'];
  downloadUrl: string | null;
  expiresAt: Date | null;
  missing: DataHolder[];
}

/** An export with a file to be built. */
export interface DueExport {
  id: string;
  userId: number;
  requestedAt: Date;
  sealedPrivateKey: string | null;
}

export interface ExportPart {
  slice: DataHolder;
  part: number;
  parts: number;
  sealed: string;
}

const SHOWN = {
  id: true,
  requestedAt: true,
  completedAt: true,
  status: true,
  downloadUrl: true,
  expiresAt: true,
  missing: true,
} as const;

/** All access to exports; the database's clock decides what has expired. */
@Injectable()
export class ExportRepository {
  constructor(
    private readonly database: Database,
    private readonly prisma: PrismaService,
  ) {}

  async listOf(memberId: number): Promise<ExportRow[]> {
    const rows = await this.prisma.dataExportRequest.findMany({
      where: { userId: memberId },
      select: SHOWN,
      orderBy: { requestedAt: 'desc' },
      take: 20,
    });
    return rows.map(toRow);
  }

  async countSince(tx: Tx, memberId: number, hours: number): Promise<number> {
    const row = await tx.one<{ count: number }>(sql`
      SELECT count(*)::int AS count FROM data_export_request
      WHERE user_id = ${memberId} AND requested_at > now() - make_interval(hours => ${hours})`);
    return row?.count ?? 0;
  }

  /** Returns null while another export of this member is in progress. */
  async add(tx: Tx, id: string, memberId: number, sealedPrivateKey: string): Promise<ExportRow | null> {
    const [row] = await tx.with(this.prisma).dataExportRequest.createManyAndReturn({
      data: { id, userId: memberId, sealedPrivateKey } satisfies Prisma.DataExportRequestUncheckedCreateInput,
      select: SHOWN,
      skipDuplicates: true,
    });
    return row ? toRow(row) : null;
  }

  /** Ignores a part that is a duplicate, late, or for no known export. */
  async keepPart(tx: Tx, exportId: string, { slice, part, parts, sealed }: ExportPart): Promise<void> {
    await tx.query(sql`
      INSERT INTO data_export_part (export_id, slice, part, parts, sealed)
      SELECT id, ${slice}, ${part}::int, ${parts}::int, ${sealed} FROM data_export_request WHERE id = ${exportId}::uuid AND status = 'pending'
      ON CONFLICT DO NOTHING`);
  }

  /** Locks a due export that no other process holds: all slices have responded, or it has waited for `seconds`. */
  takeDue(tx: Tx, slices: number, seconds: number): Promise<DueExport | null> {
    return tx.one<DueExport>(sql`
      SELECT id, user_id AS "userId", requested_at AS "requestedAt", sealed_private_key AS "sealedPrivateKey" FROM data_export_request
      WHERE status = 'pending' AND (requested_at < now() - make_interval(secs => ${seconds}) OR ${slices} <= (
        SELECT count(*) FROM (SELECT 1 FROM data_export_part WHERE export_id = data_export_request.id
                              GROUP BY slice HAVING count(*) = max(parts)) AS answered))
      ORDER BY requested_at LIMIT 1 FOR UPDATE SKIP LOCKED`);
  }

  async partsOf(tx: Tx, id: string): Promise<ExportPart[]> {
    const parts = await tx.with(this.prisma).dataExportPart.findMany({
      where: { exportId: id },
      omit: { exportId: true },
      orderBy: [{ slice: 'asc' }, { part: 'asc' }],
    });
    return parts.map(({ slice, ...part }) => ({ slice: slice as DataHolder, ...part }));
  }

  /** Deletes the private key, which makes everything encrypted for it unreadable, wherever copies exist. */
  async finish(
    tx: Tx,
    id: string,
    done: { encrypted: Buffer; sealedFileKey: string; missing: readonly DataHolder[]; hours: number },
  ): Promise<void> {
    const encrypted = new Uint8Array(done.encrypted);
    await tx.with(this.prisma).dataExportFile.createMany({
      data: { exportId: id, encrypted } satisfies Prisma.DataExportFileUncheckedCreateInput,
    });
    await tx.query(sql`
      UPDATE data_export_request SET status = 'ready', completed_at = now(), expires_at = now() + make_interval(hours => ${done.hours}),
        download_url = ${`/api/privacy/export/${id}/file`}, missing = ${[...done.missing]}::text[],
        sealed_file_key = ${done.sealedFileKey}, sealed_private_key = NULL
      WHERE id = ${id}::uuid`);
    await this.removeParts(tx, id);
  }

  async fail(tx: Tx, id: string): Promise<void> {
    await tx.query(
      sql`UPDATE data_export_request SET status = 'failed', completed_at = now(), sealed_private_key = NULL WHERE id = ${id}::uuid`,
    );
    await this.removeParts(tx, id);
  }

  fileOf(id: string, memberId: number): Promise<{ encrypted: Buffer; sealedFileKey: string } | null> {
    return this.database.one(sql`
      SELECT file.encrypted, request.sealed_file_key AS "sealedFileKey"
      FROM data_export_request request JOIN data_export_file file ON file.export_id = request.id
      WHERE request.id = ${id}::uuid AND request.user_id = ${memberId} AND request.status = 'ready' AND request.expires_at > now()
        AND request.sealed_file_key IS NOT NULL`);
  }

  /** Deletes expired files; the data about requests stays as long as the account. */
  async expire(): Promise<void> {
    await this.database.query(sql`
      WITH closed AS (
        UPDATE data_export_request SET status = 'expired', download_url = NULL, sealed_file_key = NULL
        WHERE status = 'ready' AND expires_at <= now() RETURNING id)
      DELETE FROM data_export_file WHERE export_id IN (SELECT id FROM closed)`);
  }

  private async removeParts(tx: Tx, exportId: string): Promise<void> {
    await tx.with(this.prisma).dataExportPart.deleteMany({ where: { exportId } });
  }
}

/** State and slices have the values that this service wrote. */
const toRow = (row: Prisma.DataExportRequestGetPayload<{ select: typeof SHOWN }>): ExportRow => ({
  ...row,
  status: row.status as ExportRow['status'],
  missing: row.missing as DataHolder[],
});

/** Returns what the owner may see of it; an expired file counts as deleted even before the job deletes it. */
export function toExportRequest(row: ExportRow, now = new Date()): ExportRequest {
  const isOver = row.status === 'ready' && row.expiresAt !== null && row.expiresAt <= now;
  return {
    id: row.id,
    requestedAt: row.requestedAt.toISOString(),
    completedAt: row.completedAt?.toISOString() ?? null,
    status: isOver ? 'expired' : row.status,
    downloadUrl: isOver ? null : row.downloadUrl,
    expiresAt: row.expiresAt?.toISOString() ?? null,
    missing: row.missing,
  };
}
