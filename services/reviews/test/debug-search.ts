import { Arbiter } from '../src/search/understood-search/arbiter';
import { readFileSync } from 'node:fs';
import { placeOf } from './natural-query';
import { searchParts } from './search-parts';
const parts = await searchParts();
const book = parts.places.current();
if (!book) throw new Error('no places');
const isWorld = process.env['ASKER'] === 'world';
const file = process.env['FILE'];
const questions = file ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : process.argv.slice(2);
for (const text of questions) {
  const [q = '', at] = text.split('@');
  const arbiter = new Arbiter(
    { q, forceGlobal: isWorld, page: 1, features: 'any', sort: 'best', ...(at && { at: placeOf(at) }) } as never,
    book,
    parts.engine.open(),
  );
  try {
    const found = await arbiter.run();
    console.log(
      `\n## ${text} -> ${found.understood.chips.map(({ label }) => label).join(' | ')} ${JSON.stringify(found.understood.ignored ?? '')} ${found.understood.unlisted ?? ''}${found.understood.unknownPlace ?? ''} total ${found.total}`,
    );
    for (const { parse, score, found: f, target } of arbiter.considered)
      console.log(
        `  ${score.toFixed(2)} (${parse.score.toFixed(2)}) ${f.hits.length} hits; kind=${target.kind?.label ?? ''} name=${target.name} place=${parse.place ? JSON.stringify({ ...parse.place, places: (parse.place as any).places?.[0]?.name, within: (parse.place as any).within?.[0]?.name, tokens: undefined, known: undefined }) : ''} at ${target.where?.place.label ?? ''} :: ${parse.spans
          .map(
            ({ from, to, label, score: s }) =>
              `${label}(${parse.asked.tokens
                .slice(from, to)
                .map(({ word }) => word)
                .join(' ')} ${s.toFixed(2)})`,
          )
          .join(' ')}`,
      );
    console.log(
      `  => ${found.hits
        .slice(0, 4)
        .map(({ names, kind, city }) => `${names[0]} (${kind}, ${city})`)
        .join('; ')}  NEAREST ${found.nearest
        .slice(0, 2)
        .map(({ names, kind }) => `${names[0]} (${kind})`)
        .join('; ')}`,
    );
  } catch (error) {
    console.log(text, error);
  }
}
await parts.database.close();
