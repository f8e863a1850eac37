import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LEXICON_LABELS } from './labels';
import { parseLexicon, readLexicon } from './read-lexicon';

const HEADER = 'phrase\tvalue\tlanguage\tweight\tsource';
const parsed = (...lines: string[]) => parseLexicon('kinds', [HEADER, ...lines, ''].join('\n'));

describe('the lexicon', () => {
  const readme = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8');
  const tables = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.tsv'));

  it('has a label for each table', () => {
    expect(tables.map((file) => file.replace('.tsv', '')).sort()).toEqual([...LEXICON_LABELS].sort());
  });

  it.each(LEXICON_LABELS)('of %s is well formed, and its sources are explained', (label) => {
    const rows = readLexicon(label);
    expect(rows.length).toBeGreaterThan(0);
    expect(
      [...new Set(rows.map(({ source }) => source))].filter((source) => !readme.includes(`\`${source}\``)),
    ).toEqual([]);
  });

  it('reads a phrase, what it stands for, its language, weight and source', () => {
    expect(parsed('bistrot\trestaurants\tfr\t0.8\thand')).toEqual([
      { phrase: 'bistrot', value: 'restaurants', language: 'fr', weight: 0.8, source: 'hand' },
    ]);
  });

  it.each([
    ['a missing tab', 'pub\tpubs\ten\t1hand', '4 cells instead of 5'],
    ['an unknown value', 'pub\tpubz\ten\t1\thand', 'unknown value "pubz"'],
    ['a phrase as nobody folds it', 'Café\tcafes\ten\t1\thand', 'the phrase is not folded'],
    ['a language of three letters', 'pub\tpubs\teng\t1\thand', 'the language is not two letters'],
    ['a weight over 1', 'pub\tpubs\ten\t2\thand', 'the weight is not between 0 and 1'],
    ['no weight', 'pub\tpubs\ten\t\thand', 'the weight is not between 0 and 1'],
    ['no source', 'pub\tpubs\ten\t1\t', 'the source is not one word'],
    ['a row that stands there already', 'bar\tbars\ten\t1\thand', 'phrase and value stand there already'],
    ['a row out of order', 'airport\tairports\ten\t1\thand', 'not sorted by value, then phrase'],
  ])('names file and line of %s', (_, line, reason) => {
    expect(() => parsed('bar\tbars\ten\t1\thand', line)).toThrow(`lexicon/kinds.tsv:3: ${reason}: ${line}`);
  });

  it('names the file with other columns', () => {
    expect(() => parseLexicon('kinds', 'phrase\tvalue\n')).toThrow('lexicon/kinds.tsv:1: the header is not phrase');
  });
});
