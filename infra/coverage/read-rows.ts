import type { CoverageRow } from './coverage-row';

const HEAD = ['id', 'requirement', 'test file', 'test name'];

/** The rows of all tables `| id | requirement | test file | test name |` in a Markdown text; other tables are skipped. */
export function readRows(markdown: string): CoverageRow[] {
  const rows: CoverageRow[] = [];
  let isOurs = false;
  for (const line of markdown.split('\n')) {
    const cells = cellsOf(line);
    if (cells === null) isOurs = false;
    else if (HEAD.every((title, index) => cells[index]?.toLowerCase() === title)) isOurs = true;
    else if (isOurs && !cells.every((cell) => /^:?-+:?$/.test(cell))) rows.push(rowOf(cells));
  }
  return rows;
}

/** Null for a line that is not of a table. `\|` is a bar in the text; backticks around a cell are not part of it. */
function cellsOf(line: string): string[] | null {
  const text = line.trim();
  if (!text.startsWith('|')) return null;
  const cells = text
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
    .split(/(?<!\\)\|/);
  return cells.map((cell) =>
    cell
      .trim()
      .replace(/^`(.*)`$/, '$1')
      .replaceAll('\\|', '|'),
  );
}

function rowOf([id = '', requirement = '', file = '', test = '']: string[]): CoverageRow {
  return { id, requirement, file, test };
}
