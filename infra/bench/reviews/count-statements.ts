import { readFileSync, statSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { withClient } from '@waymark/testing';
import type { BenchPlatform } from './bench-platform';

// What the service does by itself (outbox, consumers) reads none of these.
const OF_A_READ = /\b(FROM|JOIN)\s+(review|venue|verification|answer)\b/;

/** The most statements that one of these reads sends to PostgreSQL, by PostgreSQL's own log. */
export async function mostStatements(
  platform: BenchPlatform,
  paths: readonly string[],
): Promise<{ most: number; path: string }> {
  await setLogging(platform, 'all');
  await platform.restart();
  let worst = { most: 0, path: '' };
  for (const path of paths) {
    const from = statSync(platform.postgresLog).size;
    await fetch(platform.origin + path).then((answer) => answer.text());
    await wait(20);
    const most = statements(readFileSync(platform.postgresLog).subarray(from).toString('utf8'));
    if (most > worst.most) worst = { most, path };
  }
  await setLogging(platform, 'none');
  await platform.restart();
  return worst;
}

function statements(log: string): number {
  const entries = log.split(/^(?=\d{4}-\d\d-\d\d [\d:.]+ )/m);
  return entries.filter((entry) => /LOG: {2}(execute|statement)/.test(entry) && OF_A_READ.test(entry)).length;
}

function setLogging(platform: BenchPlatform, what: 'all' | 'none'): Promise<unknown> {
  return withClient(platform.adminUrl, (client) =>
    client.query(`ALTER ROLE reviews_app SET log_statement = '${what}'`),
  );
}
