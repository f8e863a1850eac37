/*
 * `npm run bench:scripts`: the first search in each of twelve scripts after a start, and long questions, while Meilisearch is up and
 * cold, stopped (SIGSTOP) and dead. On servers of its own, after a build. The bar: none fails, each is answered within a second.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HEADERS } from '@waymark/contracts-core';
import { until } from '@waymark/testing';
import { startSearchPlatform } from './scripts/search-platform';
import { signedIdentity } from './signed-identity';

interface ScriptWords {
  scripts: { script: string; name: string; query: string }[];
  sentences: string[];
}

const FILE = join(import.meta.dirname, '../../services/reviews/test/scripts.json');

/** A venue in each script with what somebody types who looks for it, and long questions. */
const { scripts: SCRIPTS, sentences: SENTENCES } = JSON.parse(readFileSync(FILE, 'utf8')) as ScriptWords;

const BAR_MS = 1_000;
const platform = await startSearchPlatform();
const failures: string[] = [];

interface Found {
  status: number;
  engine: string;
  isWhole: boolean;
  names: string[];
  ms: number;
}

async function search(query: string): Promise<Found> {
  const started = performance.now();
  const answer = await fetch(`${platform.origin}/api/venues/search?forceGlobal=true&q=${encodeURIComponent(query)}`);
  const body: unknown = await answer.json();
  const names = Array.isArray(body) ? body.map((venue: { name: string }) => venue.name) : [];
  const [engine, isWhole] = [
    answer.headers.get(HEADERS.searchEngine) ?? '-',
    !answer.headers.has(HEADERS.searchIncomplete),
  ];
  return { status: answer.status, engine, isWhole, names, ms: performance.now() - started };
}

async function addVenues(): Promise<void> {
  const headers = { [HEADERS.identity]: signedIdentity(platform.identitySecret), 'content-type': 'application/json' };
  for (const { name } of SCRIPTS) {
    const body = JSON.stringify({ name, category: 'venue' });
    const { status } = await fetch(`${platform.origin}/api/venues`, { method: 'POST', headers, body });
    if (status !== 201) throw new Error(`${name}: ${status}`);
  }
  const isThere = async ({ query, name }: (typeof SCRIPTS)[number]) => {
    const { engine, names } = await search(query);
    return engine === 'meilisearch' && names.includes(name);
  };
  await until('the index', 60_000, async () => (await Promise.all(SCRIPTS.map(isThere))).every(Boolean) || null);
}

async function round(state: string): Promise<void> {
  for (const { script, query, name } of SCRIPTS) {
    const { status, engine, isWhole, names, ms } = await search(query);
    const ok = status === 200 && isWhole && names.includes(name) && ms < BAR_MS;
    if (!ok) failures.push(`${state}, ${script}`);
    console.log(
      `${ok ? 'ok   ' : 'WRONG'} ${state.padEnd(8)} ${script.padEnd(11)} ${status} ${engine.padEnd(11)} ${ms.toFixed(0).padStart(5)} ms`,
    );
  }
  for (const sentence of SENTENCES) {
    const { status, engine, isWhole, names, ms } = await search(sentence);
    const ok = status === 200 && ms < BAR_MS;
    if (!ok) failures.push(`${state}, "${sentence}"`);
    const found = `${names.length} venues${isWhole ? '' : ', perhaps not all'}`;
    console.log(
      `${ok ? 'ok   ' : 'WRONG'} ${state.padEnd(8)} a sentence  ${status} ${engine.padEnd(11)} ${ms.toFixed(0).padStart(5)} ms  ${found}`,
    );
  }
}

try {
  await platform.restart('as it is');
  await addVenues();
  await platform.restart('new');
  await round('up, cold');
  process.kill(platform.searchServerPid(), 'SIGSTOP');
  await platform.restart('as it is');
  await round('stopped');
  process.kill(platform.searchServerPid(), 'SIGKILL');
  await platform.restart('as it is');
  await round('dead');
} finally {
  await platform.stop();
}
console.log(
  `${failures.length} of ${3 * (SCRIPTS.length + SENTENCES.length)} failed or took a second${failures.length > 0 ? `: ${failures.join('; ')}` : ''}`,
);
process.exit(failures.length > 0 ? 1 : 0);
