// Plain JavaScript: it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from '../local/ensure-installed.mjs';
import { fileSeconds } from './file-seconds.mjs';
import { installPrograms } from './install-programs.mjs';
import { runStages } from './run-stages.mjs';
import { deepStages, stages } from './stages.mjs';

/** So many files are printed; all of them are in .local/ci/seconds.json. */
const SLOWEST = 20;

const root = join(import.meta.dirname, '../..');

if (!ensureInstalled(root, (command, args) => spawnSync(command, args, { cwd: root, stdio: 'inherit' }).status)) {
  console.log('0 passed, 1 failed');
  process.exit(1);
}
installPrograms();

const { base, deep, only } = readArguments(process.argv.slice(2));
// The contracts are compared with those of the base, too.
if (base !== undefined) process.env['NX_BASE'] = base;
const scope = base === undefined ? null : scopeOf(root, base);
const wanted = (step) => only.length === 0 || only.includes(step.name);
const wantedStages = (deep ? deepStages : stages)(root, scope).map((lanes) => lanes.map((lane) => lane.filter(wanted)));
const { passed, failed } = await runStages(root, wantedStages);
const seconds = fileSeconds(wantedStages.flat(2));
writeFileSync(join(root, '.local/ci/seconds.json'), `${JSON.stringify(seconds, null, 1)}\n`);
for (const { file, seconds: taken } of seconds.slice(0, SLOWEST)) console.log(`${`${taken} s`.padStart(9)}  ${file}`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);

/** `--deep`, `--base <commit>` and the names of steps, none for all of them. */
function readArguments(args) {
  const options = { base: { type: 'string' }, deep: { type: 'boolean', default: false } };
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  return { base: values.base, deep: values.deep, only: positionals };
}

/** What the change since `base` must be checked with (infra/ci/affected); null, everything, when that cannot be told. */
function scopeOf(root, base) {
  const { status, stdout } = spawnSync(process.execPath, ['node_modules/.bin/tsx', 'infra/ci/affected/main.ts', base], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const scope = status === 0 ? JSON.parse(stdout) : null;
  console.log(
    scope
      ? `Since ${base}: ${scope.projects.join(', ') || 'no project'}; ${scope.journeys.length} journeys`
      : `Since ${base}: everything is checked`,
  );
  return scope;
}
