import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const modules = fileURLToPath(new URL('./node_modules/', import.meta.url));

/**
 * The data packages are read by path and loaded by a computed name, so that type checks and lint of the whole
 * repository pass while these 300 MB are not installed; only a rebuild needs them.
 */
export function packageFile(name: string, path: string): string {
  const file = join(modules, name, path);
  if (!existsSync(file)) throw new Error(`${name} is missing: run "npm ci --ignore-scripts" in infra/seed first`);
  return file;
}

export function readPackageText(name: string, path: string): string {
  return readFileSync(packageFile(name, path), 'utf8');
}

export function readPackageJson<T>(name: string, path: string): T {
  return JSON.parse(readPackageText(name, path)) as T;
}

export async function importPackage<T>(specifier: string): Promise<T> {
  return (await import(specifier)) as T;
}

export function packageVersion(name: string): string {
  return readPackageJson<{ version: string }>(name, 'package.json').version;
}
