import { withClient } from '@waymark/testing';
import { runCommand } from './run-command';
import { say } from './say';

async function hasVenues(databaseUrl: string): Promise<boolean> {
  return withClient(
    databaseUrl,
    async (client) => ((await client.query('SELECT 1 FROM venue LIMIT 1')).rowCount ?? 0) > 0,
  );
}

async function indexedDocuments(url: string, key: string): Promise<number> {
  const answer = await fetch(`${url}/stats`, { headers: { authorization: `Bearer ${key}` } });
  const stats = (await answer.json()) as { indexes?: Record<string, { numberOfDocuments: number }> };
  return Object.values(stats.indexes ?? {}).reduce((sum, index) => sum + index.numberOfDocuments, 0);
}

/** Loads the venue file on the first start, and fills an empty search index. */
export async function loadFirstData(env: Record<string, string>): Promise<void> {
  if (!(await hasVenues(env['DATABASE_URL'] ?? ''))) {
    say('Loading the venues (once) ...');
    await runCommand('reviews', 'load-seed', env);
  }
  if ((await indexedDocuments(env['MEILI_URL'] ?? '', env['MEILI_KEY'] ?? '')) > 0) return;
  say('Filling the search index (once) ...');
  await runCommand('reviews', 'rebuild-search-index', env);
}
