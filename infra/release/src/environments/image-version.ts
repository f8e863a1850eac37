import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withoutSecrets } from '../build/without-secrets';
import { hashFolder } from '../registry/hash-folder';

/** The command by which each Dockerfile finds its image's packages. */
const PRUNE = 'infra/containers/prune.mjs';

/**
 * Returns a version that changes with everything in a service's image: its build, its packages and how the image is
 * made. With the build's hash only, a mere package update would look already live.
 */
export function imageVersion(root: string, folder: string): string {
  const packages = mkdtempSync(join(tmpdir(), 'waymark-packages-'));
  try {
    const env = { ...withoutSecrets(process.env), NODE_OPTIONS: '' };
    execFileSync(process.execPath, [join(root, PRUNE), folder, packages], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const dockerfile = readFileSync(join(root, folder, 'Dockerfile'), 'utf8');
    const parts = [hashFolder(join(root, folder, 'dist')), dockerfile, hashFolder(packages)];
    return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 12);
  } finally {
    rmSync(packages, { recursive: true, force: true });
  }
}
