import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What a step's runner told: one report, or a folder of them, one per project. Empty when it came to none. */
export function reportsOf({ report }) {
  if (report === undefined || !existsSync(report)) return [];
  const files = statSync(report).isDirectory()
    ? readdirSync(report, { recursive: true }).flatMap((file) => (file.endsWith('.json') ? [join(report, file)] : []))
    : [report];
  return files.map((file) => JSON.parse(readFileSync(file, 'utf8')));
}
