import { withClient } from '@waymark/testing';

/** A read of the reviews service that takes this long in PostgreSQL while `work` runs: a rule makes its one row slow. */
export const SLOW_READ = '/api/top-reviewer';
export const SLOW_SQL = 'SELECT member_id FROM top_reviewer';

export async function withSlowRead<T>(ownerUrl: string, seconds: number, work: () => Promise<T>): Promise<T> {
  const change = (sql: string) => withClient(ownerUrl, (client) => client.query(sql));
  await change(
    `ALTER TABLE top_reviewer ENABLE ROW LEVEL SECURITY; CREATE POLICY chaos_slow ON top_reviewer USING (pg_sleep(${seconds}) IS NOT NULL)`,
  );
  try {
    return await work();
  } finally {
    await change('DROP POLICY chaos_slow ON top_reviewer; ALTER TABLE top_reviewer DISABLE ROW LEVEL SECURITY');
  }
}

/** Slow statements that run in PostgreSQL now, by the name of the application that sent them. */
export async function runningReads(adminUrl: string, application: string): Promise<number> {
  const { rows } = await withClient(adminUrl, (client) =>
    client.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM pg_stat_activity WHERE application_name = $1 AND state = 'active' AND query LIKE '%top_reviewer%'`,
      [application],
    ),
  );
  return rows[0]?.n ?? 0;
}
