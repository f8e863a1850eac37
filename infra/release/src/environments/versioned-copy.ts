import { cpSync, existsSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { hashFolder } from '../registry/hash-folder';

const ROOT = join(import.meta.dirname, '../../../..');
const MAX_COPIES = 5;
/** Milliseconds. Another platform of this checkout may have just created the copy and not started it yet. */
const YOUNG_MS = 3_600_000;

/**
 * Returns the folder with the copies of a deployable's builds, e.g. of `services/maps`. It is beside dist, so Node
 * finds the same packages.
 */
export function buildsFolder(folder: string, root = ROOT): string {
  return resolve(root, folder, '.builds');
}

/**
 * Copies `<folder>/dist` to `<folder>/.builds/<version>` and returns the version, which is the hash of the content.
 * Processes run from the copy, so the next build does not replace their files. Keeps the newest five copies for
 * rollbacks.
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
    throw new Error(`There is no copy ${version} of ${folder}: only the newest ${MAX_COPIES} are kept.`);
}

/** Copies to a temporary folder and renames it, so nobody starts half a copy. */
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
  for (const { name, at } of byAge.slice(MAX_COPIES - 1)) {
    if (Date.now() - at > YOUNG_MS) rmSync(join(builds, name), { recursive: true, force: true });
  }
}
