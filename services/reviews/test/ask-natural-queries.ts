/*
 * Sends every natural query to the site at ORIGIN, from Britain and from abroad, and prints wrong results. All places
 * must be loaded.
 */
import type { SearchAnswer } from '@waymark/contracts-reviews';
import { isHeldOut, naturalParams, naturalQueries, wrongWith, type Asker } from './natural-query';

const BAR = 0.95;
const TRIES = 3;
const origin = process.env['ORIGIN'];
if (!origin) throw new Error('Say which site to ask: ORIGIN=http://…');

/** Retries a search when the server asks for it. */
async function ask(params: string): Promise<SearchAnswer> {
  for (let tried = 1; ; tried += 1) {
    const response = await fetch(`${origin}/api/search?${params}`);
    if (response.ok) return (await response.json()) as SearchAnswer;
    if (tried === TRIES) throw new Error(`status ${response.status}`);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
}

/** Returns the share of correct results. */
async function askAll(asker: Asker): Promise<number> {
  const groups = new Map<string, { right: number; all: number }>();
  const queries = naturalQueries(asker);
  let right = 0;
  for (const query of queries) {
    const wrong = await ask(naturalParams(query, asker)).then(
      (answer) => wrongWith(query, answer),
      (reason: unknown) => String(reason),
    );
    for (const name of [query.group, ...(isHeldOut(query) ? ['held out'] : [])]) {
      const group = groups.get(name) ?? { right: 0, all: 0 };
      groups.set(name, { right: group.right + (wrong ? 0 : 1), all: group.all + 1 });
    }
    if (wrong) console.log(`WRONG  ${query.q}: ${wrong}`);
    else right += 1;
  }
  for (const [group, counted] of groups) console.log(`${counted.right} of ${counted.all}  ${group}`);
  const share = right / queries.length;
  console.log(
    `natural queries, ${asker}: ${right} of ${queries.length} right, ${(share * 100).toFixed(1)} % (bar ${BAR * 100} %)`,
  );
  return share;
}

const shares = [await askAll('britain'), await askAll('world')];
process.exitCode = shares.some((share) => share < BAR) ? 1 : 0;
