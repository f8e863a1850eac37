import { readRows, rowProblem } from './coverage-rows';

const FILES: Record<string, string> = {
  'a/venue.spec.ts': "describe('people', () => {\n  it('counts people', () => {});\n});",
  'a/each.test.tsx': "it.each([1])('reads %s', () => {});",
  'a/listed.e2e.ts': 'for (const one of ALL) {\n  test(`says ${one}`, async () => {});\n}',
  'a/asleep.spec.ts': "it.skip('counts people', () => {});\nxit('reads', () => {});\n// it('was here')",
  'infra/bench/venue.ts': 'await measure();',
  'infra/bench/venue/parts.ts': 'export const parts = 1;',
};
const source = (file: string) => FILES[file] ?? null;
const row = (part: object) => ({ id: 'V1', requirement: 'Counts people', file: 'a/venue.spec.ts', ...part });

describe('a row of the coverage table', () => {
  it.each(['a/venue.spec.ts', 'a/each.test.tsx', 'a/listed.e2e.ts'])('is proven by the tests of %s', (file) =>
    expect(rowProblem(row({ file }), source)).toBeNull(),
  );

  it('may be a bar on time, which a bench proves', () =>
    expect(rowProblem(row({ file: 'infra/bench/venue.ts' }), source)).toBeNull());

  it.each([
    [{ file: '' }, 'V1: no test proves it'],
    [{ id: '' }, 'a row without an id or a requirement: "" "Counts people"'],
    [{ file: 'a/venue.ts' }, 'V1: a/venue.ts is not a test file'],
    [{ file: 'infra/bench/venue/parts.ts' }, 'V1: infra/bench/venue/parts.ts is not a test file'],
    [{ file: 'a/gone.spec.ts' }, 'V1: a/gone.spec.ts does not exist'],
    [{ file: 'a/asleep.spec.ts' }, 'V1: a/asleep.spec.ts runs no test'],
  ])('fails for %j', (part, problem) => expect(rowProblem(row(part), source)).toBe(problem));
});

describe('readRows', () => {
  it('reads every coverage table and no other one', () => {
    const text = [
      '# Core',
      '| id | requirement | test file |',
      '|---|:--|---|',
      '| V1 | One \\| two | `a.spec.ts` |',
      '',
      '| word | meaning |',
      '|---|---|',
      '| x | y |',
      '',
      '| Id | Requirement | Test file | note |',
      '|-|-|-|-|',
      '| V2 | Three | |',
      '',
    ].join('\n');
    expect(readRows(text)).toEqual([
      { id: 'V1', requirement: 'One | two', file: 'a.spec.ts' },
      { id: 'V2', requirement: 'Three', file: '' },
    ]);
  });
});
