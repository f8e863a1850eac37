import { relative } from 'node:path';

/**
 * Parts of a report of jest by the project folders that its files lie in; a folder without tests has an empty part, which
 * passes. Files are named from the repository's root: a result that is kept is true in other checkouts, too.
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
