import { inUtc } from '@waymark/contracts-core';
import { Client, type QueryResult } from 'pg';
import { runningPlatform } from './running-platform';

/** Makes the next try due: to send the report to an authority, or to ask the authority again. */
export async function letTimePass(reportId: number): Promise<void> {
  const { rowCount } = await ask('UPDATE report_handover SET next_try_at = now() WHERE report_id = $1', reportId);
  if (rowCount !== 1) throw new Error('Nobody is to be told of this report.');
}

/** Returns when the last try to send a report to an authority ended. */
export async function lastTry(reportId: number): Promise<string> {
  const { rows } = await ask('SELECT updated_at FROM report_handover WHERE report_id = $1', reportId);
  return String((rows[0]?.updated_at as Date | undefined)?.toISOString());
}

async function ask(statement: string, reportId: number): Promise<QueryResult> {
  const database = new Client({ connectionString: inUtc(runningPlatform().ownerUrls['maps'] ?? '') });
  await database.connect();
  try {
    return await database.query(statement, [reportId]);
  } finally {
    await database.end();
  }
}
