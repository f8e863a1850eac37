import { runTests } from '../build/run-tests';
import { testsToRun } from '../build/tests-to-run';
import type { ReleaseContext } from './release-context';
import type { Step } from './run-steps';

/** Runs those of the slice's own tests that the change can affect. */
export const testWhatChanged: Step<ReleaseContext> = {
  name: 'test what changed',
  async run({ root, page, service, signal }) {
    const tests = testsToRun([page, service].filter((part) => part !== undefined));
    if (!tests) return null;
    const passed = await runTests(root, tests, signal);
    const reach = tests.related ? `that reach the ${tests.related.length} changed files` : 'all there are';
    return `${passed} tests of ${tests.folders.join(' and ')} pass (${reach})`;
  },
};
