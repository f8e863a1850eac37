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

/** How many of the slowest files are printed; .local/ci/seconds.json has all. */
const SLOWEST = 20;

const root = join(import.meta.dirname, '../..');

if (!ensureInstalled(root, (command, args) => spawnSync(command, args, { cwd: root, stdio: 'inherit' }).status)) {
  console.log('0 passed, 1 failed');
  process.exit(1);
}
installPrograms();

const { base, deep, only } = readArguments(process.argv.slice(2));
// The contracts are also compared with the base's.
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

/** Parses `--deep`, `--base <commit>` and the names of steps; no names means all steps. */
function readArguments(args) {
  const options = { base: { type: 'string' }, deep: { type: 'boolean', default: false } };
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  return { base: values.base, deep: values.deep, only: positionals };
}

/**
 * Returns the checks that the change since `base` needs (infra/ci/affected); null means everything, also when this
 * cannot be determined.
 */
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
