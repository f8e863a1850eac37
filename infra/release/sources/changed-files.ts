import type { SourceList } from './source-list';

/** Paths that are new, gone or other than before. */
export function changedFiles(before: SourceList, now: SourceList): string[] {
  const all = new Set([...Object.keys(before), ...Object.keys(now)]);
  return [...all].filter((path) => before[path] !== now[path]).sort();
}
