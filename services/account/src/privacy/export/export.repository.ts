import { Injectable } from '@nestjs/common';
import sql, { raw } from 'sql-template-tag';
import type { DataHolder, ExportRequest } from '@waymark/contracts-account';
import { Database, type Tx } from '@waymark/service-kit';

export interface ExportRow {
  id: string;
  userId: number;
  requestedAt: Date;
  completedAt: Date | null;
  status: ExportRequest['status'];
  downloadUrl: string | null;
  expiresAt: Date | null;
  missing: DataHolder[];
  sealedPrivateKey: string | null;
  sealedFileKey: string | null;
}

export interface ExportPart {
  slice: DataHolder;
  part: number;
  parts: number;
  sealed: string;
}

const COLUMNS = raw(`id, user_id AS "userId", requested_at AS "requestedAt", completed_at AS "completedAt", status,
  download_url AS "downloadUrl", expires_at AS "expiresAt", missing, sealed_private_key AS "sealedPrivateKey",
  sealed_file_key AS "sealedFileKey"`);

/** All SQL on exports. */
@Injectable()
export class ExportRepository {
  constructor(private readonly database: Database) {}

  listOf(memberId: number): Promise<ExportRow[]> {
    return this.database.query<ExportRow>(sql`
      SELECT ${COLUMNS} FROM data_export_request WHERE user_id = ${memberId} ORDER BY requested_at DESC LIMIT 20`);
  }

  async countSince(tx: Tx, memberId: number, hours: number): Promise<number> {
    const row = await tx.one<{ count: number }>(sql`
      SELECT count(*)::int AS count FROM data_export_request
      WHERE user_id = ${memberId} AND requested_at > now() - make_interval(hours => ${hours})`);
    return row?.count ?? 0;
  }

  /** Null while another one of this member is being made. */
  add(tx: Tx, id: string, memberId: number, sealedPrivateKey: string): Promise<ExportRow | null> {
    return tx.one<ExportRow>(sql`
      INSERT INTO data_export_request (id, user_id, sealed_private_key) VALUES (${id}::uuid, ${memberId}, ${sealedPrivateKey})
      ON CONFLICT (user_id) WHERE status = 'pending' DO NOTHING RETURNING ${COLUMNS}`);
  }

  /** A part that comes again, late, or for nobody changes nothing. */
  async keepPart(tx: Tx, exportId: string, { slice, part, parts, sealed }: ExportPart): Promise<void> {
    await tx.query(sql`
      INSERT INTO data_export_part (export_id, slice, part, parts, sealed)
      SELECT id, ${slice}, ${part}::int, ${parts}::int, ${sealed} FROM data_export_request WHERE id = ${exportId}::uuid AND status = 'pending'
      ON CONFLICT DO NOTHING`);
  }

  /** Takes one that waits, while no other process has it: all slices have answered, or it has waited for `seconds`. */
  takeDue(tx: Tx, slices: number, seconds: number): Promise<(ExportRow & { isLate: boolean }) | null> {
    return tx.one(sql`
      SELECT ${COLUMNS}, requested_at < now() - make_interval(secs => ${seconds}) AS "isLate" FROM data_export_request
      WHERE status = 'pending' AND (requested_at < now() - make_interval(secs => ${seconds}) OR ${slices} <= (
        SELECT count(*) FROM (SELECT 1 FROM data_export_part WHERE export_id = data_export_request.id
                              GROUP BY slice HAVING count(*) = max(parts)) AS answered))
      ORDER BY requested_at LIMIT 1 FOR UPDATE SKIP LOCKED`);
  }

  partsOf(tx: Tx, id: string): Promise<ExportPart[]> {
    return tx.query<ExportPart>(
      sql`SELECT slice, part, parts, sealed FROM data_export_part WHERE export_id = ${id}::uuid ORDER BY slice, part`,
    );
  }

  /** The private key goes, and with it all that was sealed for it, wherever copies lie. */
  async finish(
    tx: Tx,
    id: string,
    done: { encrypted: Buffer; sealedFileKey: string; missing: readonly DataHolder[]; hours: number },
  ): Promise<void> {
    await tx.query(sql`INSERT INTO data_export_file (export_id, encrypted) VALUES (${id}::uuid, ${done.encrypted})`);
    await tx.query(sql`
      UPDATE data_export_request SET status = 'ready', completed_at = now(), expires_at = now() + make_interval(hours => ${done.hours}),
        download_url = ${`/api/privacy/export/${id}/file`}, missing = ${[...done.missing]}::text[],
        sealed_file_key = ${done.sealedFileKey}, sealed_private_key = NULL
      WHERE id = ${id}::uuid`);
    await tx.query(sql`DELETE FROM data_export_part WHERE export_id = ${id}::uuid`);
  }

  async fail(tx: Tx, id: string): Promise<void> {
    await tx.query(
      sql`UPDATE data_export_request SET status = 'failed', completed_at = now(), sealed_private_key = NULL WHERE id = ${id}::uuid`,
    );
    await tx.query(sql`DELETE FROM data_export_part WHERE export_id = ${id}::uuid`);
  }

  fileOf(id: string, memberId: number): Promise<{ encrypted: Buffer; sealedFileKey: string } | null> {
    return this.database.one(sql`
      SELECT file.encrypted, request.sealed_file_key AS "sealedFileKey"
      FROM data_export_request request JOIN data_export_file file ON file.export_id = request.id
      WHERE request.id = ${id}::uuid AND request.user_id = ${memberId} AND request.status = 'ready' AND request.expires_at > now()
        AND request.sealed_file_key IS NOT NULL`);
  }

  /** Files whose day is over go; what is known of the requests stays for as long as the account. */
  async expire(): Promise<void> {
    await this.database.query(sql`
      WITH closed AS (
        UPDATE data_export_request SET status = 'expired', download_url = NULL, sealed_file_key = NULL
        WHERE status = 'ready' AND expires_at <= now() RETURNING id)
      DELETE FROM data_export_file WHERE export_id IN (SELECT id FROM closed)`);
  }
}
