import { relative } from 'node:path';

/**
 * Splits a jest report by the project folders of its files; a folder without tests gets an empty part, which passes.
 * File names start at the repository root, so a cached result is also valid in other checkouts.
 */
export function splitReport(report, repository, roots) {
  const testResults = report.testResults.map((result) => ({ ...result, name: relative(repository, result.name) }));
  const innermostFirst = [...roots].sort((one, other) => other.length - one.length);
  const rootOf = ({ name }) => innermostFirst.find((root) => name.startsWith(`${root}/`));
  return new Map(roots.map((root) => [root, partOf(testResults.filter((result) => rootOf(result) === root))]));
}

function partOf(testResults) {
  const count = (status) =>
    testResults.flatMap(({ assertionResults }) => assertionResults).filter((test) => test.status === status).length;
  const numFailedTests = count('failed');
  // A file that could not be loaded has no failed test of its own.
  const numRuntimeErrorTestSuites = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  ).length;
  return {
    success: numFailedTests + numRuntimeErrorTestSuites === 0,
    numPassedTests: count('passed'),
    numFailedTests,
    numRuntimeErrorTestSuites,
    testResults,
  };
}
