/*
 * `npm run audit:verify`: every slice of the running platform with a log of staff acts verifies the log's whole hash
 * chain. Exits with 1 when one of them was changed.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, RUNNING_FILE } from './paths';

const COMMAND = 'dist/verify-audit.js';

if (!existsSync(RUNNING_FILE)) {
  console.error('The platform is not running: start it with "npm start" first.');
  process.exit(1);
}
const { services } = JSON.parse(readFileSync(RUNNING_FILE, 'utf8')) as {
  services: Record<string, Record<string, string>>;
};
const kept = Object.keys(services).filter((slice) => existsSync(join(ROOT, 'services', slice, COMMAND)));
const codes: number[] = [];
// Sequential, so their output is not mixed.
for (const slice of kept) codes.push(await verify(slice));
if (kept.length === 0) console.error('No slice was built with a log of staff acts.');
process.exit(kept.length > 0 && codes.every((code) => code === 0) ? 0 : 1);

function verify(slice: string): Promise<number> {
  const child = spawn(process.execPath, [COMMAND], {
    cwd: join(ROOT, 'services', slice),
    env: { PATH: process.env['PATH'], ...services[slice] },
    stdio: 'inherit',
  });
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
}
