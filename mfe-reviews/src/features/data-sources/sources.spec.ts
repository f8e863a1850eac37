import { readFileSync } from 'node:fs';

// The page may not import another project's files, so it keeps a copy; this is what keeps the copy true.
it('the page lists the sources that the seed was built from', () => {
  const copy = readFileSync(new URL('./sources.json', import.meta.url), 'utf8');
  const seed = readFileSync(new URL('../../../../libs/seed/src/data/sources.json', import.meta.url), 'utf8');
  expect(JSON.parse(copy)).toEqual(JSON.parse(seed));
});
