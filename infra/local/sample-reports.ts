import { withClient } from '@waymark/testing';
import { runCommand } from './run-command';
import { say } from './say';

const hasSamples = (databaseUrl: string): Promise<boolean> =>
  withClient(
    databaseUrl,
    async (client) => ((await client.query('SELECT 1 FROM footpath_report WHERE is_sample LIMIT 1')).rowCount ?? 0) > 0,
  );

/** Puts the made-up footpath reports on the map at the first start, before the service counts what lies in its squares. */
export async function sampleReports(env: Record<string, string>): Promise<void> {
  if (env['MODE'] !== 'local' || (await hasSamples(env['DATABASE_URL'] ?? ''))) return;
  say('Loading the sample reports (once) ...');
  await runCommand('maps', 'load-sample-reports', env);
}
