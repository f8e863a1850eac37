import { withClient } from '@waymark/testing';
import { readFileSync, statSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Ask } from '../load/send';
import type { BenchPlatform } from './bench-platform';

interface Asked {
  /** The slice with the database role that writes the log. */
  slice: string;
  /** Matches a read's statements; the service's background work (outbox, consumers) reads none of these tables, */
  ofARead: RegExp;
  /** or matches this. */
  ofItself?: RegExp;
}

/** Returns the highest number of SQL statements that one of these reads sends, from PostgreSQL's own log. */
export async function mostStatements(
  platform: BenchPlatform,
  { slice, ofARead, ofItself }: Asked,
  asks: readonly Ask[],
): Promise<{ most: number; path: string }> {
  await setLogging(platform, slice, 'all');
  await platform.restart();
  let worst = { most: 0, path: '' };
  for (const { path, cookie } of asks) {
    const from = statSync(platform.postgresLog).size;
    await fetch(platform.origin + path, { headers: cookie ? { cookie } : {} }).then((answer) => answer.text());
    await wait(20);
    const most = statements(readFileSync(platform.postgresLog).subarray(from).toString('utf8'), ofARead, ofItself);
    if (most > worst.most) worst = { most, path };
  }
  await setLogging(platform, slice, 'none');
  await platform.restart();
  return worst;
}

function statements(log: string, ofARead: RegExp, ofItself?: RegExp): number {
  const entries = log.split(/^(?=\d{4}-\d\d-\d\d [\d:.]+ )/m);
  const isOfARead = (entry: string) => ofARead.test(entry) && ofItself?.test(entry) !== true;
  return entries.filter((entry) => /LOG: {2}(execute|statement)/.test(entry) && isOfARead(entry)).length;
}

function setLogging(platform: BenchPlatform, slice: string, what: 'all' | 'none'): Promise<unknown> {
  return withClient(platform.adminUrl, (client) =>
    client.query(`ALTER ROLE ${slice}_app SET log_statement = '${what}'`),
  );
}
