import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileSeconds } from './file-seconds.mjs';

function stepWith(kind: 'jest' | 'playwright', report: unknown) {
  const file = join(mkdtempSync(join(tmpdir(), 'report-')), 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return { kind, report: file };
}

it('lists how long each test file took, the longest first, whichever project ran it', () => {
  const jest = stepWith('jest', {
    testResults: [
      { name: 'libs/a.spec.ts', startTime: 1_000, endTime: 2_240 },
      { name: 'libs/b.spec.ts', startTime: 0, endTime: 9_000 },
    ],
  });
  const spec = (...durations: number[]) => ({ tests: [{ results: durations.map((duration) => ({ duration })) }] });
  const journeys = stepWith('playwright', {
    suites: [{ file: 'journeys/home.e2e.ts', specs: [spec(1_000)], suites: [{ specs: [spec(500), spec(1_500)] }] }],
  });
  expect(fileSeconds([jest, journeys, { kind: 'jest', report: '/nowhere.json' }, {}])).toEqual([
    { file: 'libs/b.spec.ts', seconds: 9 },
    { file: 'e2e/journeys/home.e2e.ts', seconds: 3 },
    { file: 'libs/a.spec.ts', seconds: 1.2 },
  ]);
});
