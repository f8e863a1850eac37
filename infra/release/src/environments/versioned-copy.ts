import { cpSync, existsSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { hashFolder } from '../registry/hash-folder';

const ROOT = join(import.meta.dirname, '../../../..');
const KEPT = 5;
/** Another platform of this checkout may have just made it, and not yet started it. Milliseconds. */
const YOUNG_MS = 3_600_000;

/** Where the copies of a deployable's builds are, e.g. of `services/maps`. Beside its dist, so that Node finds the same packages. */
export function buildsFolder(folder: string, root = ROOT): string {
  return resolve(root, folder, '.builds');
}

/**
 * Copies `<folder>/dist` to `<folder>/.builds/<version>` and answers the version, which is the hash of the content: processes run
 * from the copy, so that the next build does not pull files from under them. The newest five copies stay, to go back to.
 */
export function makeVersionedCopy(folder: string, root = ROOT): string {
  const dist = resolve(root, folder, 'dist');
  if (!existsSync(join(dist, 'main.js')))
    throw new Error(`${folder} has no build: run "npx nx run-many -t build" first.`);
  const version = hashFolder(dist);
  const builds = buildsFolder(folder, root);
  const copy = join(builds, version);
  if (!existsSync(copy)) copyWhole(dist, copy);
  utimesSync(copy, new Date(), new Date());
  forgetOldest(builds, version);
  return version;
}

export function requireCopy(folder: string, version: string): void {
  if (!existsSync(join(buildsFolder(folder), version, 'main.js')))
    throw new Error(`There is no copy ${version} of ${folder}: only the newest ${KEPT} are kept.`);
}

/** Copied beside and renamed: nobody starts half a copy. */
function copyWhole(dist: string, copy: string): void {
  const beside = `${copy}.${process.pid}.new`;
  cpSync(dist, beside, { recursive: true });
  try {
    renameSync(beside, copy);
  } catch (error) {
    rmSync(beside, { recursive: true, force: true });
    if (!existsSync(copy)) throw error;
  }
}

function forgetOldest(builds: string, current: string): void {
  const madeAt = (name: string) => statSync(join(builds, name)).mtimeMs;
  const others = readdirSync(builds).filter((name) => name !== current);
  const byAge = others.map((name) => ({ name, at: madeAt(name) })).sort((one, other) => other.at - one.at);
  for (const { name, at } of byAge.slice(KEPT - 1)) {
    if (Date.now() - at > YOUNG_MS) rmSync(join(builds, name), { recursive: true, force: true });
  }
}
