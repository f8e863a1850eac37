/*
 * `npm run test:shake`: runs the medium tests and the journeys ten times, each time in another order, with every core
 * busy and another platform running beside. A failure is a fault of the product or of a test. `-- --rounds 3 --seed 7`
 * starts with the seventh order; `-- journeys` runs only these. Needs a build.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, openSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { TEST_ENV } from '../../libs/tools/checks/test-env.mjs';
import { runStages } from './run-stages.mjs';

const root = join(import.meta.dirname, '../..');
const OTHER = { port: '4698', folder: '.local/shake' };

const options = { rounds: { type: 'string', default: '10' }, seed: { type: 'string', default: '1' } };
const { values, positionals } = parseArgs({ options, allowPositionals: true });

/** The child also ends with this process. */
function beside(args, env, stdio = 'ignore') {
  const child = spawn(process.execPath, args, { cwd: root, stdio, env: { ...process.env, ...env } });
  process.once('exit', () => child.kill());
}

function steps(seed) {
  const env = { SHAKE_SEED: seed };
  const medium = join(root, '.local/ci/shake-medium.json');
  const journeys = join(root, '.local/ci/shake-journeys.json');
  // Jest looks for a bare path among the packages.
  const sequencer = join(root, 'libs/tools/jest/shuffled-sequencer.mjs');
  const workers = `--maxWorkers=${availableParallelism()}`;
  return [
    {
      name: 'medium',
      kind: 'jest',
      report: medium,
      env: { ...env, ...TEST_ENV },
      command: [
        'npx',
        'jest',
        '--selectProjects',
        'medium',
        workers,
        '--testSequencer',
        sequencer,
        '--json',
        '--outputFile',
        medium,
      ],
    },
    {
      name: 'journeys',
      kind: 'playwright',
      report: journeys,
      env: { ...env, JOURNEYS_DEPTH: 'short', JOURNEYS_REPORT: journeys },
      command: ['npx', 'playwright', 'test', '-c', 'e2e'],
    },
  ].filter(({ name }) => positionals.length === 0 || positionals.includes(name));
}

mkdirSync(join(root, OTHER.folder), { recursive: true });
const log = openSync(join(root, OTHER.folder, 'start.log'), 'w');
const other = { PORT: OTHER.port, WAYMARK_DATA_DIR: OTHER.folder, SEED: 'sample' };
beside(['infra/local/start.mjs'], other, ['ignore', log, log]);
for (let core = 0; core < availableParallelism(); core += 1) beside(['-e', 'for (;;);'], {});

const total = { passed: 0, failed: 0 };
const first = Number(values.seed);
for (let seed = first; seed < first + Number(values.rounds); seed += 1) {
  console.log(`Order ${seed}`);
  const { passed, failed } = await runStages(root, [[steps(String(seed))]]);
  total.passed += passed;
  total.failed += failed;
}
console.log(`${values.rounds} rounds: ${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
