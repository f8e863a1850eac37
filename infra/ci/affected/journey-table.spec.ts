import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const E2E = join(import.meta.dirname, '../../../e2e');
const table = JSON.parse(readFileSync(join(E2E, 'journeys.json'), 'utf8')) as Record<
  string,
  { slices?: string[]; pages?: string[] }
>;

describe('e2e/journeys.json', () => {
  it('names journeys that are there, and slices that are there', () => {
    expect(Object.keys(table).filter((file) => !existsSync(join(E2E, file)))).toEqual([]);
    const slices = new Set(Object.values(table).flatMap(({ slices: asked = [], pages = [] }) => [...asked, ...pages]));
    expect([...slices].filter((slice) => !existsSync(join(E2E, '../libs/contracts', slice)))).toEqual([]);
  });
});
