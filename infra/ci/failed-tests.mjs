import { existsSync, readFileSync } from 'node:fs';
import { reportsOf } from './reports-of.mjs';

/** Printed lines per message: expected value, received value, and location. */
const LINES = 12;
/** Printed lines of the page on which a journey ended: heading, text, buttons. */
const PAGE_LINES = 30;

const withoutColours = (text) => text.replace(/\u001b\[[\d;]*m/g, '');
const beginningOf = (message, lines) =>
  message
    .trim()
    .split('\n')
    .slice(0, lines)
    .map((line) => `  ${line}`)
    .join('\n');

/**
 * Returns what a journey's page showed when it failed, from its main element on, as the browser describes it to a
 * screen reader.
 */
function pageOf({ attachments = [] }) {
  const path = attachments.find(({ name }) => name === 'error-context')?.path;
  if (!path || !existsSync(path)) return '';
  const [, tree = ''] = /```yaml\n([^]*?)\n```/.exec(readFileSync(path, 'utf8')) ?? [];
  return tree.slice(Math.max(0, tree.search(/^ *- main\b/m)));
}

/** A suite in Playwright's report contains tests and nested suites. */
const specsIn = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsIn)];

const READERS = {
  jest: ({ testResults }) =>
    testResults.flatMap(({ name, status, message, assertionResults }) => {
      const failed = assertionResults
        .filter((test) => test.status === 'failed')
        .map((test) => ({ title: `${name} › ${test.fullName}`, message: test.failureMessages.join('\n') }));
      // A failed file without a failed test could not be loaded.
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

/**
 * Returns each failed test of a step's reports, with the start of its message and the page's content. Empty when there
 * are none.
 */
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
