import { splitReport } from './split-report.mjs';

const passed = { status: 'passed' };
const failed = { status: 'failed' };
const report = {
  testResults: [
    { name: '/house/infra/a.spec.ts', status: 'passed', assertionResults: [passed, passed] },
    { name: '/house/infra/jobs/b.spec.ts', status: 'failed', assertionResults: [passed, failed] },
    { name: '/house/libs/ui/c.spec.ts', status: 'failed', assertionResults: [] },
  ],
};

describe('a report of jest in parts', () => {
  const parts = splitReport(report, '/house', ['infra', 'infra/jobs', 'libs/ui', 'libs/seed']);

  it('gives each file to the innermost project, named from the repository’s root', () => {
    expect(parts.get('infra')).toMatchObject({
      success: true,
      numPassedTests: 2,
      testResults: [{ name: 'infra/a.spec.ts' }],
    });
    expect(parts.get('infra/jobs')).toMatchObject({ success: false, numPassedTests: 1, numFailedTests: 1 });
  });

  it('counts a file that could not be loaded as failed', () =>
    expect(parts.get('libs/ui')).toMatchObject({ success: false, numFailedTests: 0, numRuntimeErrorTestSuites: 1 }));

  it('is of a project without tests an empty one that passes', () =>
    expect(parts.get('libs/seed')).toMatchObject({ success: true, numPassedTests: 0, testResults: [] }));
});
