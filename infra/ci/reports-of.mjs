import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Returns what a step's runner reported: one report, or one per project from a folder. Empty when there is none. */
export function reportsOf({ report }) {
  if (report === undefined || !existsSync(report)) return [];
  const files = statSync(report).isDirectory()
    ? readdirSync(report, { recursive: true }).flatMap((file) => (file.endsWith('.json') ? [join(report, file)] : []))
    : [report];
  return files.map((file) => JSON.parse(readFileSync(file, 'utf8')));
}
