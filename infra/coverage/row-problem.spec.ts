import { readRows } from './read-rows';
import { rowProblem } from './row-problem';

const SOURCE = `
it('counts people', () => {});
it.each([1])('reads %s', () => {});
it("doesn't exist | here", () => {});
test.skip('sleeps', () => {});
test(\`says so in the \${scheme} scheme\`, () => {});
`;
const files = (file: string) =>
  ['a/venue.spec.ts', 'infra/bench/venue.ts', 'infra/bench/venue/parts.ts'].includes(file) ? SOURCE : null;
const row = (part: object) => ({
  id: 'V1',
  requirement: 'Counts people',
  file: 'a/venue.spec.ts',
  test: 'counts people',
  ...part,
});

describe('a row of the coverage table', () => {
  it.each(['counts people', 'reads %s', "doesn't exist | here", 'says so in the ${scheme} scheme'])(
    'is proven by the test "%s"',
    (test) => expect(rowProblem(row({ test }), files)).toBeNull(),
  );

  it('may be a bar on time, which a bench proves', () =>
    expect(rowProblem(row({ file: 'infra/bench/venue.ts' }), files)).toBeNull());

  it.each([
    [{ test: '' }, 'V1: no test proves it'],
    [{ file: '' }, 'V1: no test proves it'],
    [{ id: '' }, 'a row without an id or a requirement: "" "Counts people"'],
    [{ file: 'a/venue.ts' }, 'V1: a/venue.ts is not a test file'],
    [{ file: 'infra/bench/venue/parts.ts' }, 'V1: infra/bench/venue/parts.ts is not a test file'],
    [{ file: 'a/gone.spec.ts' }, 'V1: a/gone.spec.ts does not exist'],
    [{ test: 'counts' }, 'V1: a/venue.spec.ts has no test named "counts"'],
    [{ test: 'sleeps' }, 'V1: "sleeps" is never run'],
  ])('fails for %j', (part, problem) => expect(rowProblem(row(part), files)).toBe(problem));
});

describe('readRows', () => {
  it('reads every coverage table and no other one', () => {
    const text = [
      '# Core',
      '| id | requirement | test file | test name |',
      '|---|:--|---|---|',
      "| V1 | One \\| two | `a.spec.ts` | doesn't |",
      '',
      '| word | meaning |',
      '|---|---|',
      '| x | y |',
      '',
      '| Id | Requirement | Test file | Test name | note |',
      '|-|-|-|-|-|',
      '| V2 | Three | b.spec.ts |',
      '',
    ].join('\n');
    expect(readRows(text)).toEqual([
      { id: 'V1', requirement: 'One | two', file: 'a.spec.ts', test: "doesn't" },
      { id: 'V2', requirement: 'Three', file: 'b.spec.ts', test: '' },
    ]);
  });
});
