import ts from 'typescript';
import { rowDifferences } from './row-differences';

/** The part of the standard library that these types need; reading all of it takes seconds. */
const LIB = 'interface Date { getTime(): number } interface Array<T> { length: number }';

/** Returns the differences between rows with these columns and the expected type. */
function wrong(columns: string, expected: string): string | null {
  const file = ts.createSourceFile('row.ts', `${LIB} declare const row: ${expected};`, ts.ScriptTarget.Latest, true);
  const options = { strict: true, noEmit: true, noLib: true, types: [] };
  const host = { ...ts.createCompilerHost(options), getSourceFile: () => file };
  const checker = ts.createProgram(['row.ts'], options, host).getTypeChecker();
  const declared = file.statements.find(ts.isVariableStatement)?.declarationList.declarations[0];
  return rowDifferences(columns, declared ? checker.getTypeAtLocation(declared) : null, checker);
}

describe('rowDifferences', () => {
  it('has nothing to say of rows that are what their type says, or less', () => {
    expect(
      wrong('{ id: number; at: Date; left: Date | null }', '{ id: number; at: Date | null; left: Date | null }'),
    ).toBeNull();
    expect(wrong('{ type: string; stars: number }', "{ type: 'hotel' | 'cafe'; stars: 1 | 2 }")).toBeNull();
    expect(wrong('{ names: string[]; data: any }', '{ names: string[]; data: { mood: string } }')).toBeNull();
    expect(wrong('{ id: number; more: string }', '{ id: number }')).toBeNull();
  });

  it('names a column that is not there', () => {
    expect(wrong('{ sender_key: string }', '{ senderKey: string }')).toContain('no column gives senderKey');
  });

  it.each([
    ['a null that the code is not ready for', '{ at: Date | null }', '{ at: Date }', 'at comes as Date | null'],
    ['a text for a number', '{ count: string }', '{ count: number }', 'count comes as string'],
    ['a number for a moment', '{ at: number }', '{ at: Date }', 'at comes as number'],
    ['one for a list', '{ ids: number }', '{ ids: number[] }', 'ids comes as number'],
    ['a list of possibly nothing', '{ ids: (string | null)[] }', '{ ids: string[] }', 'ids comes as (string | null)[]'],
  ])('names %s', (_, columns, expected, said) => {
    expect(wrong(columns, expected)).toContain(said);
  });
});
