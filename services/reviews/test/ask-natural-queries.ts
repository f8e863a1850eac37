/* Asks the site at ORIGIN every natural query and tells which answers are wrong. All places have to be loaded. */
import type { SearchAnswer } from '@waymark/contracts-reviews';
import { NATURAL_QUERIES, naturalParams, wrongWith } from './natural-query';

const BAR = 0.95;
const TRIES = 3;
const origin = process.env['ORIGIN'];
if (!origin) throw new Error('Say which site to ask: ORIGIN=http://…');

/** A search that is told to come again does. */
async function ask(params: string): Promise<SearchAnswer> {
  for (let tried = 1; ; tried += 1) {
    const response = await fetch(`${origin}/api/search?${params}`);
    if (response.ok) return (await response.json()) as SearchAnswer;
    if (tried === TRIES) throw new Error(`status ${response.status}`);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
}

const groups = new Map<string, { right: number; all: number }>();
let right = 0;
for (const query of NATURAL_QUERIES) {
  const wrong = await ask(naturalParams(query)).then(
    (answer) => wrongWith(query, answer),
    (reason: unknown) => String(reason),
  );
  const group = groups.get(query.group) ?? { right: 0, all: 0 };
  groups.set(query.group, { right: group.right + (wrong ? 0 : 1), all: group.all + 1 });
  if (wrong) console.log(`WRONG  ${query.q}: ${wrong}`);
  else right += 1;
}
for (const [group, counted] of groups) console.log(`${counted.right} of ${counted.all}  ${group}`);
const share = right / NATURAL_QUERIES.length;
console.log(
  `natural queries: ${right} of ${NATURAL_QUERIES.length} right, ${(share * 100).toFixed(1)} % (bar ${BAR * 100} %)`,
);
process.exitCode = share < BAR ? 1 : 0;
