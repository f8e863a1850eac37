import type { CoverageRow } from './coverage-row';

/** A bench proves a bar on time: run by its own command (`npm run bench:…`), since a busy machine can spoil its figure. */
const TEST_FILE = /\.(spec|test|e2e|bench)\.tsx?$|^infra\/bench\/[\w-]+\.ts$/;
const LEFT_OUT = /\b(x(it|test|describe)|(it|test|describe)\.(skip|todo|fixme)|test\.fail)\b/;

/** What is wrong with a row, or null. `source` gives a file's text, null when there is no such file. */
export function rowProblem(
  { id, requirement, file, test }: CoverageRow,
  source: (file: string) => string | null,
): string | null {
  if (id === '' || requirement === '') return `a row without an id or a requirement: "${id}" "${requirement}"`;
  if (file === '' || test === '') return `${id}: no test proves it`;
  if (!TEST_FILE.test(file)) return `${id}: ${file} is not a test file`;
  const text = source(file);
  if (text === null) return `${id}: ${file} does not exist`;
  const found = text.split('\n').filter((line) => namesIn(line).includes(test));
  if (found.length === 0) return `${id}: ${file} has no test named "${test}"`;
  return found.every((line) => LEFT_OUT.test(line)) ? `${id}: "${test}" is never run` : null;
}

/** The quoted texts of a line of source, with their escapes undone. */
function namesIn(line: string): string[] {
  const quoted = line.matchAll(/'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g);
  return [...quoted].map(([, single, double, template]) =>
    (single ?? double ?? template ?? '').replace(/\\(.)/g, '$1'),
  );
}
