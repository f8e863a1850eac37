/** One sentence-sized requirement and the file of tests that proves it. */
export interface CoverageRow {
  id: string;
  requirement: string;
  /** Path from the repository's root. */
  file: string;
}

const HEAD = ['id', 'requirement', 'test file'];

/** A bench proves a bar on time: run by its own command (`npm run bench:…`), since a busy machine can spoil its figure. */
const BENCH = /^infra\/bench\/[\w-]+\.ts$/;
const TEST_FILE = /\.(spec|test|e2e)\.tsx?$/;
const A_TEST = /^\s*(it|test)(\.each|\.concurrent)?[(`]/m;

/** The rows of all tables `| id | requirement | test file |` in a Markdown text; other tables are skipped. */
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

function rowOf([id = '', requirement = '', file = '']: string[]): CoverageRow {
  return { id, requirement, file };
}

/** What is wrong with a row, or null. `source` gives a file's text, null when there is no such file. */
export function rowProblem(
  { id, requirement, file }: CoverageRow,
  source: (file: string) => string | null,
): string | null {
  if (id === '' || requirement === '') return `a row without an id or a requirement: "${id}" "${requirement}"`;
  if (file === '') return `${id}: no test proves it`;
  if (!TEST_FILE.test(file) && !BENCH.test(file)) return `${id}: ${file} is not a test file`;
  const text = source(file);
  if (text === null) return `${id}: ${file} does not exist`;
  return BENCH.test(file) || A_TEST.test(text) ? null : `${id}: ${file} runs no test`;
}
