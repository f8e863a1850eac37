// Plain JavaScript: it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled } from './ensure-installed.mjs';

const root = join(import.meta.dirname, '../..');
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Waymark needs Node 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}
if (!ensureInstalled(root, (command, args) => spawnSync(command, args, { cwd: root, stdio: 'inherit' }).status))
  process.exit(1);

// Runs in this process: one process fewer, and no signal is lost between two.
const { register } = await import('tsx/esm/api');
register();
await import('./start.ts');
