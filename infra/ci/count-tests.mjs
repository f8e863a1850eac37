import { reportsOf } from './reports-of.mjs';

const READERS = {
  // A suite that could not be loaded has no tests to count: it is one failure.
  jest: (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  }),
  // Flaky cannot happen without retries; counted as a failure should somebody switch them on.
  playwright: ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }),
};

/** Passed and failed tests of a step's reports; a step without one counts as one. */
export function countTests(step, succeeded) {
  const counts = reportsOf(step).map((report) => READERS[step.kind](report));
  if (counts.length === 0) return succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const sum = (key) => counts.reduce((total, count) => total + count[key], 0);
  const [passed, failed] = [sum('passed'), sum('failed')];
  // A runner can fail beside its tests (set-up, open handles): that must not look green.
  return { passed, failed: succeeded ? failed : Math.max(failed, 1) };
}
