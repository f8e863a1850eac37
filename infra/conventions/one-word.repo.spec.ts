import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
/** Files with texts that people read: screens, contracts, emails and data exports. */
const PLACES = [
  'mfe-*/src/*',
  'mfe-*/slice.json',
  'shell/src',
  'libs/map/src',
  'libs/mfe-kit/src',
  'libs/ui/src',
  'libs/contracts/*/src/*',
  'services/*/src/*mail*',
  'services/*/src/*privacy*',
  'gateway/src/page',
];
const NO_TEXT = /^\s*(\/\/|\*|\/\*|\{\/\*|import |export \* )/;

/** One word for one thing; `kept`: exact texts of the product's documents, and what people type in a search, stay as written. */
const WORDS = [
  {
    use: 'log in, login',
    not: /\b[Ss]ign(s|ed|ing)? ((you|it|them) )?(in|out)\b|(?<![\w./'"`-])[Ss]ign-ins?(?![\w/-])/g,
    kept: [],
  },
  { use: 'Braille signage', not: /\b[Bb]raille signs?\b/g, kept: [] },
  {
    use: 'colour',
    not: /(?<=[\w”’,.] )[Cc]olors?(?= [a-z]|\.(?!\w))|['"`>][Cc]olors?(?= [A-Za-z])/g,
    kept: ['Color Theme', 'color blind'],
  },
];

const filesIn = (place: string): string[] =>
  execFileSync('git', ['ls-files', place], { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter(
      (file) =>
        /\.(tsx?|json)$/.test(file) && !/\.(test|spec)\.|test-support|generated|consumed-fields\.json/.test(file),
    );
const files = PLACES.flatMap(filesIn);

/** Text on a line: what is quoted, between tags, or a line of nothing but words. */
const textsOf = (line: string): string => (NO_TEXT.test(line) ? '' : line.replace(/ \/\/ .*$/, ''));

it.each(PLACES)('finds files in %s', (place) => expect(filesIn(place)).not.toEqual([]));

it.each(WORDS)('texts say $use, and no other word for it', ({ not, kept }) => {
  const found = files.flatMap((file) =>
    readFileSync(join(ROOT, file), 'utf8')
      .split('\n')
      .map(textsOf)
      .filter((line) => kept.reduce((left, exact) => left.replaceAll(exact, ''), line).match(not))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});
