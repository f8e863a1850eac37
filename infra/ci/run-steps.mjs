import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { countTests } from './count-tests.mjs';

const TELLING = /\berror\b|^\s*●|\bFAIL\b|✘|Expected|Received/;

/** Lines that name a mistake, else the end of the log: enough to see what is wrong without opening it. */
function whatWentWrong(file) {
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  const telling = lines.filter((line) => TELLING.test(line));
  return (telling.length > 0 ? telling.slice(0, 30) : lines.slice(-20)).join('\n');
}

function runStep(root, step) {
  const logFile = join(root, '.local/ci', `${step.name}.log`);
  if (step.report) rmSync(step.report, { force: true });
  const log = openSync(logFile, 'w');
  const began = Date.now();
  const [command, ...args] = step.command;
  const { status } = spawnSync(command, args, { cwd: root, stdio: ['ignore', log, log], env: { ...process.env, ...step.env } });
  closeSync(log);
  const counted = countTests(step, status === 0);
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  console.log(`${counted.failed === 0 ? 'ok  ' : 'FAIL'} ${step.name.padEnd(11)} ${`${seconds} s`.padStart(8)}  ${counted.passed} passed, ${counted.failed} failed`);
  if (counted.failed > 0) console.log(`${whatWentWrong(logFile).replace(/^/gm, '     ')}\n     whole log: ${logFile}`);
  return counted;
}

/** Runs every step even after a failure: one run shows all that is wrong. */
export function runSteps(root, steps) {
  mkdirSync(join(root, '.local/ci'), { recursive: true });
  const total = { passed: 0, failed: 0 };
  for (const step of steps) {
    const { passed, failed } = runStep(root, step);
    total.passed += passed;
    total.failed += failed;
  }
  return total;
}
