import sql from 'sql-template-tag';
import { Database } from '../database/database';
import { createLog } from '../log/create-log';
import { type AuditEntry, chainHash, contentHash, FIRST_HASH } from './audit-log';

const PAGE = 1_000;

export interface AuditReport {
  entries: number;
  /** Entries with an erased person: still part of the chain, but no longer readable in full. */
  erased: number;
  /** Hash of the newest entry. An operator who stores a copy elsewhere can detect a truncated log. */
  head: string;
  /** The first entry that was altered or is missing. */
  brokenAt: number | null;
}

/** Reads the whole log and recomputes every hash. */
export async function verifyAudit(database: Pick<Database, 'query'>): Promise<AuditReport> {
  const report: AuditReport = { entries: 0, erased: 0, head: FIRST_HASH, brokenAt: null };
  for (let page = await read(database, 0); page.length > 0; page = await read(database, report.entries)) {
    for (const entry of page) {
      if (!isRight(entry, report)) return { ...report, brokenAt: report.entries + 1 };
      report.entries += 1;
      report.erased += entry.erasedAt ? 1 : 0;
      report.head = entry.hash;
    }
  }
  return report;
}

function isRight(entry: AuditEntry, { entries, head }: AuditReport): boolean {
  if (entry.id !== entries + 1 || entry.hash !== chainHash(head, entry.contentHash)) return false;
  return entry.erasedAt !== null || entry.contentHash === contentHash(entry);
}

function read(database: Pick<Database, 'query'>, after: number): Promise<AuditEntry[]> {
  return database.query<AuditEntry>(sql`
    SELECT id, at, actor_id AS "actorId", act, detail, subject_id AS "subjectId", reason, origin, salt,
      content_hash AS "contentHash", hash, erased_at AS "erasedAt"
    FROM audit_entry WHERE id > ${after} ORDER BY id LIMIT ${PAGE}`);
}

/** Verifies a slice's whole audit log on the command line and prints the result. Exits with 1 if the log is damaged. */
export async function verifyAuditCommand(slice: string, databaseUrl: string | undefined): Promise<void> {
  if (!databaseUrl) {
    process.stderr.write('DATABASE_URL is missing.\n');
    process.exitCode = 1;
    return;
  }
  const database = new Database(databaseUrl, slice, createLog(slice, 'warn'));
  try {
    const { entries, erased, head, brokenAt } = await verifyAudit(database);
    if (brokenAt === null)
      process.stdout.write(
        `The audit log of ${slice} is whole: ${entries} entries, ${erased} of them of erased accounts. Newest hash: ${head}\n`,
      );
    else {
      process.stderr.write(
        `The audit log of ${slice} is broken at entry ${brokenAt}: it was changed or taken out after it was written.\n`,
      );
      process.exitCode = 1;
    }
  } finally {
    await database.close();
  }
}
