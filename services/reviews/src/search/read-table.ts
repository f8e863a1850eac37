import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The cells of a row by column; `fail` throws an error with file and line. */
export interface TableRow<Column extends string> {
  cells: Readonly<Record<Column, string>>;
  fail: (reason: string) => never;
}

/** Parses tab-separated text. Throws if the header differs, or if a row has more or fewer cells. */
export function parseTable<Column extends string>(
  text: string,
  file: string,
  columns: readonly Column[],
): TableRow<Column>[] {
  const [header, ...lines] = text.replace(/\n$/, '').split('\n');
  if (header !== columns.join('\t')) throw new Error(`${file}:1: the header is not ${columns.join(', ')}`);
  return lines.map((line, index) => {
    const fail = (reason: string): never => {
      throw new Error(`${file}:${index + 2}: ${reason}: ${line}`);
    };
    const cells = line.split('\t');
    if (cells.length !== columns.length) fail(`${cells.length} cells instead of ${columns.length}`);
    return {
      cells: Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? ''])) as Record<Column, string>,
      fail,
    };
  });
}

/** `file` is relative to this folder; the build copies the tables to dist under the same names. */
export const tableText = (file: string): string => readFileSync(join(import.meta.dirname, file), 'utf8');
