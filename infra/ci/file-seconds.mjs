import { reportsOf } from './reports-of.mjs';

/** A suite in Playwright's report contains tests and nested suites. */
const resultsIn = (suite) => [
  ...(suite.specs ?? []).flatMap((spec) => spec.tests.flatMap(({ results }) => results)),
  ...(suite.suites ?? []).flatMap(resultsIn),
];

const READERS = {
  jest: ({ testResults }) => testResults.map(({ name, startTime, endTime }) => [name, endTime - startTime]),
  playwright: ({ suites }) =>
    suites.map((suite) => [
      `e2e/${suite.file}`,
      resultsIn(suite).reduce((milliseconds, { duration }) => milliseconds + duration, 0),
    ]),
};

/** Returns how long each test file took in these steps' reports, longest first. */
export function fileSeconds(steps) {
  return steps
    .flatMap((step) => reportsOf(step).flatMap((report) => READERS[step.kind](report)))
    .map(([file, milliseconds]) => ({ file, seconds: Math.round(milliseconds / 100) / 10 }))
    .sort((one, other) => other.seconds - one.seconds);
}
