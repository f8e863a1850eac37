import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transform } from '@swc/core';
import { swcOptions } from './swc-options.mjs';

/**
 * Resolves like the bundlers: imports have no extension, and generated clients import `./x.js` where the file is
 * `x.ts`.
 */
const ENDS = ['.ts', '.tsx', '/index.ts'];

const PER_SPEC = new URL('../../testing/src/medium-worker.ts', import.meta.url).href;

export async function resolve(specifier, context, next) {
  const isOurs = /^\.{1,2}\//.test(specifier) && !context.parentURL?.includes('/node_modules/');
  const path = isOurs ? fileURLToPath(new URL(specifier, context.parentURL)) : null;
  if (path === null || (/\.\w+$/.test(path) && existsSync(path))) return next(specifier, context);
  const stem = path.replace(/\.js$/, '');
  const file = ENDS.map((end) => stem + end).find(existsSync);
  return file === undefined
    ? next(specifier, context)
    : { url: pathToFileURL(file).href, format: 'module', shortCircuit: true };
}

export async function load(url, context, next) {
  const [file, run] = url.split('?');
  if (file.includes('/node_modules/')) return next(url, context);
  if (file.endsWith('.json')) return module(`export default ${await readFile(fileURLToPath(file), 'utf8')}`);
  if (!/\.tsx?$/.test(file)) return next(url, context);
  const path = fileURLToPath(file);
  const source = await readFile(path, 'utf8');
  const { code } = await transform(source, { ...swcOptions(path.endsWith('x')), filename: path, sourceMaps: 'inline' });
  // The runner runs set-up files once per worker, so work before each spec with servers is added as its first import.
  return module(/\.(medium|deep)\.spec\.ts$/.test(file) ? `import '${PER_SPEC}?${run}';${code}` : code);
}

const module = (source) => ({ format: 'module', source, shortCircuit: true });
