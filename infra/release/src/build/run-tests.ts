import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { withoutSecrets } from './without-secrets';
import { Refusal } from '../refusal';
import type { TestsToRun } from './tests-to-run';

const FILTER = join(import.meta.dirname, 'only-folders.cjs');
const SHOWN = 5;

const reportSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      message: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});
type Report = z.infer<typeof reportSchema>;

/** Runs the tests in the checkout and returns how many passed. Throws a `Refusal` that names the failures. */
export async function runTests(root: string, tests: TestsToRun, signal: AbortSignal): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-release-tests-'));
  const file = join(folder, 'report.json');
  try {
    const { code, output } = await jest(root, tests, file, signal);
    const report = existsSync(file) ? reportSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : null;
    if (code !== 0 || !report)
      throw new Refusal(report ? whatFails(root, report) : `The tests could not be run:\n${output.slice(-1_500)}`);
    if (report.numPassedTests === 0 && !tests.related)
      throw new Refusal(`No tests were found in ${tests.folders.join(' and ')}: nothing says that it works.`);
    return report.numPassedTests;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function jest(
  root: string,
  tests: TestsToRun,
  report: string,
  signal: AbortSignal,
): Promise<{ code: number | null; output: string }> {
  const related = tests.related?.map((path) => join(root, path)).filter((path) => existsSync(path));
  const args = [
    '--experimental-vm-modules',
    'node_modules/.bin/jest',
    '--selectProjects',
    ...tests.projects,
    `--filter=${FILTER}`,
    '--json',
    `--outputFile=${report}`,
    '--passWithNoTests',
    ...(related ? ['--findRelatedTests', ...related] : []),
  ];
  const env = {
    ...withoutSecrets(process.env),
    NODE_OPTIONS: '',
    NODE_ENV: 'test',
    RELEASE_TEST_FOLDERS: tests.folders.map((folder) => join(root, folder)).join('\n'),
  };
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'ignore', 'pipe'], signal });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => (output += chunk));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output }));
  });
}

/** Returns the names of the first failing tests, with their locations. */
function whatFails(root: string, report: Report): string {
  const files = report.testResults.filter(({ status }) => status === 'failed');
  const lines = files.flatMap(({ name, message, assertionResults }) => {
    const path = name.replace(`${root}/`, '');
    const failed = assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => `${path}: ${fullName}`);
    return failed.length > 0 ? failed : [`${path}: ${message.trim().split('\n')[0] ?? ''}`];
  });
  const more = lines.length > SHOWN ? [`and ${lines.length - SHOWN} more`] : [];
  return [
    `${lines.length} ${lines.length === 1 ? 'test fails' : 'tests fail'}:`,
    ...lines.slice(0, SHOWN),
    ...more,
  ].join('\n');
}
