/**
 * `node infra/containers/prune.mjs <workspace folder> <out folder>`: writes an image's package.json and
 * package-lock.json. They contain what the workspace's built files load at run time, at the versions of the
 * repository's lock file.
 * Plain JavaScript without packages: in a Dockerfile it runs before anything is installed.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { prunedPackages } from './pruned-packages.mjs';

const ROOT = join(fileURLToPath(import.meta.url), '../../..');

const [folder, out] = process.argv.slice(2);
if (!folder || !out) {
  console.error('Usage: node infra/containers/prune.mjs <workspace folder> <out folder>');
  process.exit(2);
}
const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
const { dependencies, packages } = prunedPackages(lock, folder);
const project = { name: `image-of-${folder.replaceAll('/', '-')}`, version: '0.0.0', private: true };
mkdirSync(out, { recursive: true });
const write = (name, value) => writeFileSync(join(out, name), `${JSON.stringify(value, null, 2)}\n`);
write('package.json', { ...project, dependencies });
write('package-lock.json', {
  name: project.name,
  version: project.version,
  lockfileVersion: 3,
  requires: true,
  packages: { '': { ...project, dependencies }, ...packages },
});
