import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRows, rowProblem } from './coverage-rows';

const ROOT = join(import.meta.dirname, '../..');
const tables = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.md'));

describe.each(tables)('the coverage in %s', (table) => {
  const rows = readRows(readFileSync(join(import.meta.dirname, table), 'utf8'));

  it('has rows, each under an id of its own', () => {
    expect(rows.length).toBeGreaterThan(0);
    const ids = rows.map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('names for each requirement a file of tests that is there', () => {
    const texts = new Map<string, string | null>();
    const source = (file: string) => {
      const path = join(ROOT, file);
      if (!texts.has(file)) texts.set(file, existsSync(path) ? readFileSync(path, 'utf8') : null);
      return texts.get(file) ?? null;
    };
    expect(rows.map((row) => rowProblem(row, source)).filter((problem) => problem !== null)).toEqual([]);
  });
});
