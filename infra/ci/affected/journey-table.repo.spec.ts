import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const E2E = join(import.meta.dirname, '../../../e2e');
const table = JSON.parse(readFileSync(join(E2E, 'journeys.json'), 'utf8')) as Record<
  string,
  { slices?: string[]; pages?: string[] }
>;

describe('e2e/journeys.json', () => {
  it('has a row for each journey, and names slices that are there', () => {
    const files = readdirSync(E2E, { recursive: true, encoding: 'utf8' });
    expect(Object.keys(table).sort()).toEqual(files.filter((file) => file.endsWith('.e2e.ts')).sort());
    const slices = new Set(Object.values(table).flatMap(({ slices: asked = [], pages = [] }) => [...asked, ...pages]));
    expect([...slices].filter((slice) => !existsSync(join(E2E, '../libs/contracts', slice)))).toEqual([]);
  });
});
