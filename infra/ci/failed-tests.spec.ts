import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { failedTests } from './failed-tests.mjs';

function stepWith(kind: 'jest' | 'playwright', report: unknown) {
  const file = join(mkdtempSync(join(tmpdir(), 'report-')), 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return { kind, report: file };
}

describe('the report of failed tests', () => {
  it('is of jest the file, the name and the message, whatever else was printed', () => {
    const passed = { status: 'passed', fullName: 'adds', failureMessages: [] };
    const failed = {
      status: 'failed',
      fullName: 'votes › once',
      failureMessages: ['\u001b[31mExpected 1\u001b[39m\nReceived 2'],
    };
    const report = {
      testResults: [{ name: '/a.spec.ts', status: 'failed', message: '', assertionResults: [passed, failed] }],
    };
    expect(failedTests(stepWith('jest', report))).toEqual(['✘ /a.spec.ts › votes › once\n  Expected 1\n  Received 2']);
  });

  it('is a file that could not be loaded', () => {
    const report = {
      testResults: [{ name: '/a.spec.ts', status: 'failed', message: 'no such module', assertionResults: [] }],
    };
    expect(failedTests(stepWith('jest', report))).toEqual(['✘ /a.spec.ts\n  no such module']);
  });

  it('is of journeys each that did not end well, however deep, and what failed beside them', () => {
    const spec = {
      ok: false,
      file: 'a.e2e.ts',
      line: 3,
      title: 'walks',
      tests: [{ results: [{ errors: [{ message: 'lost' }] }] }],
    };
    const report = {
      suites: [{ specs: [{ ...spec, ok: true }], suites: [{ specs: [spec] }] }],
      errors: [{ message: 'no platform' }],
    };
    expect(failedTests(stepWith('playwright', report))).toEqual([
      '✘ a.e2e.ts:3 › walks\n  lost',
      '✘ outside the tests\n  no platform',
    ]);
  });

  it('is what the page of a journey showed, from its main part on', () => {
    const path = join(mkdtempSync(join(tmpdir(), 'page-')), 'error-context.md');
    writeFileSync(path, '# Error details\n\n```\nlost\n```\n\n```yaml\n- banner\n- main:\n  - heading "Gone"\n```\n');
    const results = [{ errors: [{ message: 'lost' }], attachments: [{ name: 'error-context', path }] }];
    const spec = { ok: false, file: 'a.e2e.ts', line: 3, title: 'walks', tests: [{ results }] };
    expect(failedTests(stepWith('playwright', { suites: [{ specs: [spec] }] }))).toEqual([
      '✘ a.e2e.ts:3 › walks\n  lost\n  The page showed:\n  - main:\n    - heading "Gone"',
    ]);
  });

  it('is nothing without a report', () => {
    expect(failedTests({ kind: 'jest', report: '/nowhere.json' })).toEqual([]);
    expect(failedTests({})).toEqual([]);
  });
});
