import type { SampleReport } from '@waymark/seed';
import type { Database, Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';

const MS_PER_DAY = 86_400_000;
const REPORTER = 'Sample reporter';
const RESOLVER = 'Sample member';

/**
 * Adds the sample reports of local mode, each marked as a sample. Adds nothing if one exists, because a developer may
 * have changed them. Returns the number added.
 */
export function loadSampleReports(
  database: Database,
  reports: readonly SampleReport[],
  now = Date.now(),
): Promise<number> {
  return database.transaction(async (tx) => {
    // Locks the table, because two starts on the same database can run this concurrently.
    await tx.query(sql`LOCK TABLE footpath_report IN SHARE ROW EXCLUSIVE MODE`);
    if (await tx.one(sql`SELECT id FROM footpath_report WHERE is_sample LIMIT 1`)) return 0;
    for (const report of reports) await add(tx, report, now);
    return reports.length;
  });
}

async function add(tx: Tx, report: SampleReport, now: number): Promise<void> {
  const daysAgo = (days: number) => new Date(now - days * MS_PER_DAY);
  const { street, city, latitude, longitude, issueType, severity, text, resolved, reopened } = report;
  const gone = reopened ? undefined : resolved;
  const row = await tx.one<{ id: number }>(sql`
    INSERT INTO footpath_report (issue_type, severity, description, latitude, longitude, address, nearest_place, reporter_name,
                                 status, resolved_at, created_at, is_sample)
    VALUES (${issueType}, ${severity}, ${text}, ${latitude}, ${longitude}, ${`${street}, ${city}`}, ${city}, ${REPORTER},
            ${gone ? 'resolved' : 'open'}, ${gone ? daysAgo(gone.daysAgo) : null}, ${daysAgo(report.daysAgo)}, true)
    RETURNING id`);
  if (!row) throw new Error('The sample report was not written.');
  const { id } = row;
  const acts = [
    { act: 'reported', by: REPORTER, reason: null, days: report.daysAgo },
    ...(resolved ? [{ act: 'resolved', by: RESOLVER, reason: resolved.reason, days: resolved.daysAgo }] : []),
    ...(reopened ? [{ act: 'reopened', by: RESOLVER, reason: reopened.reason, days: reopened.daysAgo }] : []),
  ];
  for (const { act, by, reason, days } of acts)
    await tx.query(sql`
      INSERT INTO report_history (report_id, act, by_name, reason, at) VALUES (${id}, ${act}, ${by}, ${reason}, ${daysAgo(days)})`);
}
