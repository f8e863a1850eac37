import { existsSync, readFileSync } from 'node:fs';

const READERS = {
  // A suite that could not be loaded has no tests to count: it is one failure.
  jest: (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  }),
  // Flaky cannot happen without retries; counted as a failure should somebody switch them on.
  playwright: ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }),
};

/** Passed and failed tests of a step's report; a step without one counts as one. */
export function countTests(step, succeeded) {
  const read = READERS[step.kind];
  if (read === undefined || !existsSync(step.report))
    return succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const { passed, failed } = read(JSON.parse(readFileSync(step.report, 'utf8')));
  // A runner can fail beside its tests (set-up, open handles): that must not look green.
  return { passed, failed: succeeded ? failed : Math.max(failed, 1) };
}
