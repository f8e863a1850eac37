// Plain JavaScript: it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled } from '../local/ensure-installed.mjs';
import { installPrograms } from './install-programs.mjs';
import { runSteps } from './run-steps.mjs';
import { steps } from './steps.mjs';

const root = join(import.meta.dirname, '../..');

if (!ensureInstalled(root, (command, args) => spawnSync(command, args, { cwd: root, stdio: 'inherit' }).status)) {
  console.log('0 passed, 1 failed');
  process.exit(1);
}
installPrograms();

const only = process.argv.slice(2);
const { passed, failed } = runSteps(root, steps(root).filter((step) => only.length === 0 || only.includes(step.name)));
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
