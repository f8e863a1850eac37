import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { failedTests } from './failed-tests.mjs';
import { followOutput } from './follow-output.mjs';
import { reportsOf } from './reports-of.mjs';

const READERS = {
  // A suite that could not be loaded has no tests to count, so it counts as one failure.
  jest: (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  }),
  // Tests are flaky only with retries, which are off. If somebody enables them, flaky counts as failed.
  playwright: ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }),
};

/** How often a run prints its progress. */
const TELL_MS = 60_000;

const TELLING = /\berror\b|^\s*●|\bFAIL\b|✘|Expected|Received/;

/**
 * Returns the failed tests, else lines with errors, else the end of the log: enough to understand the failure without
 * the log file.
 */
function whatWentWrong(step, logFile) {
  const failed = failedTests(step);
  if (failed.length > 0) return failed.slice(0, 15).join('\n');
  const lines = readFileSync(logFile, 'utf8').trimEnd().split('\n');
  const telling = lines.filter((line) => TELLING.test(line));
  return (telling.length > 0 ? telling.slice(0, 30) : lines.slice(-20)).join('\n');
}

/** Runs the step's command. All output goes to `log` and, as it arrives, to `take`. */
async function statusOf(step, root, log, take) {
  const [command, ...args] = step.command;
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...step.env },
  });
  for (const output of [child.stdout, child.stderr]) {
    output.setEncoding('utf8').on('data', take);
    output.pipe(log, { end: false });
  }
  const status = await new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('close', (code) => resolve(code ?? 1));
  });
  log.end();
  await finished(log);
  return status;
}

async function runStep(root, step, running) {
  const logFile = join(root, '.local/ci', `${step.name}.log`);
  if (step.report) rmSync(step.report, { recursive: true, force: true });
  const began = Date.now();
  const sinceSeconds = () => `${((Date.now() - began) / 1000).toFixed(1)} s`;
  const { progress, take } = followOutput(step, ({ name, alone }) =>
    console.log(`     ✘ ${step.name}: ${name}\n       alone: ${alone}`),
  );
  running.set(step.name, () => `${step.name} ${progressOf(progress)}${sinceSeconds()}`);
  const status = await statusOf(step, root, createWriteStream(logFile), take);
  running.delete(step.name);
  const counted = countTests(step, status === 0);
  console.log(
    `${counted.failed === 0 ? 'ok  ' : 'FAIL'} ${step.name.padEnd(13)} ${sinceSeconds().padStart(8)}  ${counted.passed} passed, ${counted.failed} failed`,
  );
  if (counted.failed > 0)
    console.log(
      `${whatWentWrong(step, logFile).replace(/^/gm, '     ')}\n     alone: npm test -- ${step.name}\n     whole log: ${logFile}`,
    );
  return counted;
}

const progressOf = ({ done, total }) => (done === 0 ? '' : total ? `${done} of ${total}, ` : `${done} files, `);

/**
 * Runs stages in sequence; a stage's lanes run in parallel, and a lane's steps in order. Every step runs, even after a
 * failure, so one run shows all failures.
 */
export async function runStages(root, stages) {
  mkdirSync(join(root, '.local/ci'), { recursive: true });
  const total = { passed: 0, failed: 0 };
  const running = new Map();
  let left = stages.flat(2).length;
  const tell = () =>
    console.log(`...  ${[...running.values()].map((told) => told()).join('; ')}; ${left} steps to be done`);
  const telling = setInterval(tell, TELL_MS);
  const runLane = async (lane) => {
    for (const step of lane) {
      const { passed, failed } = await runStep(root, step, running);
      left -= 1;
      total.passed += passed;
      total.failed += failed;
    }
  };
  for (const lanes of stages) await Promise.all(lanes.map(runLane));
  clearInterval(telling);
  return total;
}

/** Returns the passed and failed tests of a step's reports; a step without reports counts as one test. */
function countTests(step, succeeded) {
  const counts = reportsOf(step).map((report) => READERS[step.kind](report));
  if (counts.length === 0) return succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const sum = (key) => counts.reduce((total, count) => total + count[key], 0);
  const [passed, failed] = [sum('passed'), sum('failed')];
  // A runner can fail outside its tests (set-up, open handles), which must not look green.
  return { passed, failed: succeeded ? failed : Math.max(failed, 1) };
}
