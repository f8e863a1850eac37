/*
 * Runs the natural queries through the search code of this working tree, on the databases of a running platform
 * (RUNNING). GROUP and ASK select some.
 */
import { writeFileSync } from 'node:fs';
import type { SearchAnswer } from '@waymark/contracts-reviews';
import { SearchUnderstood } from '../src/search/understood-search/understood-search.use-case';
import { isHeldOut, naturalQueries, placeOf, wrongWith, type Asker, type NaturalQuery } from './natural-query';
import { searchParts } from './search-parts';

const AT_ONCE = 2;
const parts = await searchParts();
const search = new SearchUnderstood(parts.engine, parts.places, parts.hits);

async function ask(query: NaturalQuery, asker: Asker): Promise<SearchAnswer> {
  const { answer } = await search.execute({
    q: query.q,
    forceGlobal: asker === 'world',
    page: 1,
    features: 'any',
    sort: 'best',
    ...(query.at && { at: placeOf(query.at) }),
  });
  return { ...answer, stillLoading: null };
}

const only = new RegExp(process.env['GROUP'] ?? '');
const asked = process.env['ASK'];
const chosen = (asker: Asker) =>
  naturalQueries(asker).filter(({ group, q }) => only.test(group) && (!asked || q === asked));
const lines: string[] = [];
for (const asker of (process.env['ASKER'] ?? 'britain,world').split(',') as Asker[]) {
  const counts = new Map<string, [right: number, all: number]>();
  const count = (group: string, isRight: boolean) => {
    const [right, all] = counts.get(group) ?? [0, 0];
    counts.set(group, [right + (isRight ? 1 : 0), all + 1]);
  };
  const began = performance.now();
  const cpu = process.cpuUsage();
  const queries = chosen(asker);
  const waiting = [...queries];
  const work = async () => {
    for (let query = waiting.shift(); query; query = waiting.shift()) {
      const { group, q } = query;
      const wrong = await ask(query, asker).then(
        (answer) => wrongWith(query, answer),
        (reason: unknown) => (reason instanceof Error ? (reason.stack ?? reason.message) : String(reason)),
      );
      count(group, !wrong);
      count(isHeldOut(query) ? '= held out' : '= tuned', !wrong);
      if (wrong && (!isHeldOut(query) || asked || process.env['ALL'])) lines.push(`${asker} [${group}] ${q}: ${wrong}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const own = process.cpuUsage(cpu);
  for (const [group, [right, all]] of [...counts].sort()) console.log(`${asker}: ${right} of ${all}  ${group}`);
  console.log(
    `${asker}: ${Math.round(performance.now() - began)} ms, own CPU ${((own.user + own.system) / 1000 / Math.max(1, queries.length)).toFixed(1)} ms a query`,
  );
}
lines.sort();
if (process.env['OUT']) writeFileSync(process.env['OUT'], `${lines.join('\n')}\n`);
else console.log(lines.join('\n'));
await parts.database.close();
