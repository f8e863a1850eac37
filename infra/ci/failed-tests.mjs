import { existsSync, readFileSync } from 'node:fs';
import { reportsOf } from './reports-of.mjs';

/** Lines of one message: what was expected, what came, and where. */
const LINES = 12;
/** Of the page that a journey ended on: its heading, what it says, what is there to press. */
const PAGE_LINES = 30;

const withoutColours = (text) => text.replace(/\u001b\[[\d;]*m/g, '');
const beginningOf = (message, lines) =>
  message
    .trim()
    .split('\n')
    .slice(0, lines)
    .map((line) => `  ${line}`)
    .join('\n');

/** What a journey's page showed when it failed, from its main part on, as the browser tells it to a screen reader. */
function pageOf({ attachments = [] }) {
  const path = attachments.find(({ name }) => name === 'error-context')?.path;
  if (!path || !existsSync(path)) return '';
  const [, tree = ''] = /```yaml\n([^]*?)\n```/.exec(readFileSync(path, 'utf8')) ?? [];
  return tree.slice(Math.max(0, tree.search(/^ *- main\b/m)));
}

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
        page: spec.tests
          .flatMap(({ results }) => results)
          .map(pageOf)
          .find((page) => page !== ''),
      })),
    ...errors.map(({ message }) => ({ title: 'outside the tests', message })),
  ],
};

/** Each failed test of a step's reports with the beginning of its message and what its page showed; empty when there is none to read. */
export function failedTests(step) {
  return reportsOf(step)
    .flatMap((report) => READERS[step.kind](report))
    .map(({ title, message, page }) =>
      [
        `✘ ${title}`,
        beginningOf(withoutColours(message), LINES),
        ...(page ? ['  The page showed:', beginningOf(page, PAGE_LINES)] : []),
      ].join('\n'),
    );
}
