import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Runs `npm ci` when there is no node_modules or the lock file has changed since the installation. `run(command,
 * args)` returns the exit status. Returns false when npm failed.
 */
export function ensureInstalled(root, run) {
  const stamp = join(root, 'node_modules/.waymark-installed');
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return true;
  // A manual installation with the same lock file needs no second one.
  if (installedByHand(root)) {
    writeFileSync(stamp, lock);
    return true;
  }
  console.log('Installing dependencies (npm ci; one to three minutes the first time) ...');
  if (run('npm', ['ci', '--no-audit', '--no-fund', '--progress']) !== 0) {
    console.error('npm ci failed: see above. Is the npm registry reachable?');
    return false;
  }
  writeFileSync(stamp, lock);
  return true;
}

function installedByHand(root) {
  const installed = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(installed)) return false;
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  const present = JSON.parse(readFileSync(installed, 'utf8')).packages;
  return Object.entries(wanted).every(
    ([path, entry]) =>
      path === '' ||
      entry.optional ||
      entry.link ||
      !path.startsWith('node_modules/') ||
      present[path]?.version === entry.version,
  );
}
