import { withClient } from '@waymark/testing';
import { runCommand } from './run-command';
import { say } from './say';

const hasSamples = (databaseUrl: string): Promise<boolean> =>
  withClient(
    databaseUrl,
    async (client) => ((await client.query('SELECT 1 FROM trip_blog WHERE is_sample LIMIT 1')).rowCount ?? 0) > 0,
  );

/** Puts the made-up trips on their page at the first start. */
export async function sampleTrips(env: Record<string, string>): Promise<void> {
  if (env['MODE'] !== 'local' || (await hasSamples(env['DATABASE_URL'] ?? ''))) return;
  say('Loading the sample trips (once) ...');
  await runCommand('community', 'load-sample-trips', env);
}
