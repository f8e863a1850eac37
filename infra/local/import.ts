/* `npm run import -- <format> <file> …`: reads a list of places into the running platform; docs/importing.md tells how. */
import { resolve } from 'node:path';
import { runInService } from './run-in-service';

const from = process.env['INIT_CWD'] ?? process.cwd();
const [format, file, ...options] = process.argv.slice(2);

/** Files are named from where one stands; the command runs in the folder of its service. */
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
