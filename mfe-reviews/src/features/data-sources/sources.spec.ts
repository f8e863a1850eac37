import { readFileSync } from 'node:fs';

interface Source {
  id: string;
  rows: number;
  facts?: number;
}

const json = <T>(path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8')) as T;
const seed = (name: string) => json<Source[]>(`../../../../libs/seed/src/data/${name}`);

// The page may not import another project's files, so it keeps a copy; this is what keeps the copy true.
it('the page lists the sources that the seed was built from, with as many places and facts', () => {
  const packages = new Set(seed('sources.json').map(({ id }) => id));
  const used = [
    ...seed('sources.json'),
    ...seed('listed-sources.json').filter(({ rows, facts = 0 }) => rows + facts > 0),
  ];
  const shown = json<{ lists: { id: string; places: number; facts: number }[] }[]>('./publishers.json').flatMap(
    ({ lists }) => lists,
  );
  const counts = new Map(shown.map(({ id, places, facts }) => [id, packages.has(id) ? [places] : [places, facts]]));
  expect(counts).toEqual(
    new Map(used.map(({ id, rows, facts }) => [id, facts === undefined ? [rows] : [rows, facts]])),
  );
});
