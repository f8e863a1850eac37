import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readTables } from './tables.mjs';

describe('the tables of a service', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tables-'));
    mkdirSync(join(folder, 'search/lexicon'), { recursive: true });
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const write = (text: string) => writeFileSync(join(folder, 'search/lexicon/kinds.tsv'), text);

  it('go to dist under the name of their folder', () => {
    write('phrase\tvalue\npub\tpubs\n');
    writeFileSync(join(folder, 'search/read-table.ts'), '');
    expect(readTables(folder).map(({ name, text }) => [name, text])).toEqual([
      ['lexicon/kinds.tsv', 'phrase\tvalue\npub\tpubs\n'],
    ]);
  });

  it('stop the build at a row without a tab, by file and line', () => {
    write('phrase\tvalue\npub\tpubs\ninn pubs\n');
    expect(() => readTables(folder)).toThrow('search/lexicon/kinds.tsv:3: not 2 cells: inn pubs');
  });
});
