import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const modules = fileURLToPath(new URL('./node_modules/', import.meta.url));

/**
 * Data packages are read by path and imported under a computed name. So type checks and lint pass without these 300
 * MB; only a rebuild needs them.
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
