/* `npm run import -- <format> <file> …`: imports a list of places into the running platform; see docs/importing.md. */
import { resolve } from 'node:path';
import { runInService } from './run-in-service';

const from = process.env['INIT_CWD'] ?? process.cwd();
const [format, file, ...options] = process.argv.slice(2);

/** File paths are relative to the caller's folder, but the command runs in its service's folder. */
const placed = options.map((option, at) => {
  const [, name, path] = /^(--(?:mapping|refusals))=(.+)$/.exec(option) ?? [];
  if (name && path) return `${name}=${resolve(from, path)}`;
  return /^--(?:mapping|refusals)$/.test(options[at - 1] ?? '') ? resolve(from, option) : option;
});
await runInService('reviews', [
  'dist/import.js',
  ...[format ?? []].flat(),
  ...(file ? [resolve(from, file)] : []),
  ...placed,
]);
