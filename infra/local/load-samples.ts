import { withClient } from '@waymark/testing';
import { runCommand } from './run-command';
import { say } from './say';

const SAMPLES = {
  maps: { table: 'footpath_report', command: 'load-sample-reports', what: 'reports' },
  community: { table: 'trip_blog', command: 'load-sample-trips', what: 'trips' },
} as const;

/** Loads the sample reports or trips into a slice at its first start, before its service counts its data. */
export async function loadSamples(slice: keyof typeof SAMPLES, env: Record<string, string>): Promise<void> {
  if (env['MODE'] !== 'local') return;
  const { table, command, what } = SAMPLES[slice];
  const { rowCount } = await withClient(env['DATABASE_URL'] ?? '', (client) =>
    client.query(`SELECT 1 FROM ${table} WHERE is_sample LIMIT 1`),
  );
  if (rowCount) return;
  say(`Loading the sample ${what} (once) ...`);
  await runCommand(slice, command, env);
}
