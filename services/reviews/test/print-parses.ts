/* Prints how each natural query is read, beside how the old parser reads it. RUNNING as in search-parts.ts. */
import { parseQuestion, type Parse } from '../src/search/query/parse';
import { understandQuestion } from '../src/search/understand/understand-question';
import { naturalQueries } from './natural-query';
import { searchParts } from './search-parts';

const parts = await searchParts();
const book = parts.places.current();
if (!book) throw new Error('no places');
const asked = process.argv.slice(2);
const queries = asked.length > 0 ? asked.map((q) => ({ q, group: '' })) : naturalQueries('britain');

const placeOf = (place: any): string =>
  !place ? '' : place.by === 'you' ? 'you' : place.by === 'postcode' ? `${place.relation} ${place.code}` : place.by === 'town' ? `${place.relation} ${place.places[0]?.name}` : `${place.relation} "${place.name}"${place.within?.[0] ? ` in ${place.within[0].name}` : ''}`;
const line = (p: any) => [p.kind?.label ?? '', p.wishes.map(({ features }: any) => features.join('|')).join('+'), placeOf(p.place), p.name].join(' / ');
let same = 0;
const began = performance.now();
for (const { q, group } of queries) {
  const old = understandQuestion(q, book);
  const { parses } = parseQuestion(q, book);
  const [first] = parses;
  const [a, b] = [line(old), first ? line(first) : '-'];
  if (a === b) same += 1;
  if (asked.length === 0 && a === b) continue;
  console.log(`[${group}] ${q}\n   old ${a}`);
  const shown = asked.length > 0 ? parses : parses.slice(0, Number(process.env['SHOW'] ?? 1));
  for (const one of shown as Parse[]) {
    console.log(`  ${one.score.toFixed(2)} ${line(one)}${one.leftOut.length ? ` [${one.leftOut.map((t) => t.map(({ word }) => word).join(' ')).join('; ')}]` : ''}`);
    if (asked.length > 0) console.log(`       ${one.spans.map(({ from, to, label, score }) => `${label}(${one.asked.tokens.slice(from, to).map(({ word }) => word).join(' ')} ${score.toFixed(2)})`).join(' ')}`);
  }
}
console.log(`${same} of ${queries.length} the same; ${Math.round(performance.now() - began)} ms`);
await parts.database.close();
