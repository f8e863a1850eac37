import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

/** A suite of Playwright's report holds its tests and further suites. */
const resultsIn = (suite) => [
  ...(suite.specs ?? []).flatMap((spec) => spec.tests.flatMap(({ results }) => results)),
  ...(suite.suites ?? []).flatMap(resultsIn),
];

const READERS = {
  jest: (report, root) =>
    report.testResults.map(({ name, startTime, endTime }) => [relative(root, name), endTime - startTime]),
  playwright: ({ suites }) =>
    suites.map((suite) => [
      `e2e/${suite.file}`,
      resultsIn(suite).reduce((milliseconds, { duration }) => milliseconds + duration, 0),
    ]),
};

/** How long each file of tests took in the reports of these steps, the longest first. */
export function fileSeconds(steps, root) {
  return steps
    .filter(({ kind, report }) => kind in READERS && existsSync(report))
    .flatMap(({ kind, report }) => READERS[kind](JSON.parse(readFileSync(report, 'utf8')), root))
    .map(([file, milliseconds]) => ({ file, seconds: Math.round(milliseconds / 100) / 10 }))
    .sort((one, other) => other.seconds - one.seconds);
}
