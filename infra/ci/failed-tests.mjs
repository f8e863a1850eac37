import { reportsOf } from './reports-of.mjs';

/** Lines of one message: what was expected, what came, and where. */
const LINES = 12;

const withoutColours = (text) => text.replace(/\u001b\[[\d;]*m/g, '');
const beginningOf = (message) =>
  withoutColours(message)
    .trim()
    .split('\n')
    .slice(0, LINES)
    .map((line) => `  ${line}`)
    .join('\n');

/** A suite of Playwright's report holds its tests and further suites. */
const specsIn = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsIn)];

const READERS = {
  jest: ({ testResults }) =>
    testResults.flatMap(({ name, status, message, assertionResults }) => {
      const failed = assertionResults
        .filter((test) => test.status === 'failed')
        .map((test) => ({ title: `${name} › ${test.fullName}`, message: test.failureMessages.join('\n') }));
      // Without a failed test of its own the file itself could not be loaded.
      return failed.length === 0 && status === 'failed' ? [{ title: name, message }] : failed;
    }),
  playwright: ({ suites, errors = [] }) => [
    ...suites
      .flatMap(specsIn)
      .filter((spec) => !spec.ok)
      .map((spec) => ({
        title: `${spec.file}:${spec.line} › ${spec.title}`,
        message: spec.tests
          .flatMap(({ results }) => results.flatMap((result) => result.errors.map((error) => error.message)))
          .join('\n'),
      })),
    ...errors.map(({ message }) => ({ title: 'outside the tests', message })),
  ],
};

/** Each failed test of a step's reports with the beginning of its message; empty when there is none to read. */
export function failedTests(step) {
  return reportsOf(step)
    .flatMap((report) => READERS[step.kind](report))
    .map(({ title, message }) => `✘ ${title}\n${beginningOf(message)}`);
}
