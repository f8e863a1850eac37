import type { LoadReport } from '@waymark/contracts-core';

const BUILD = /\/r\/([a-z]+)\/([\w-]+)\//;

/** Returns the build of a script, by its URL or a stack trace that contains it. */
export function buildOf(text: string | undefined): Pick<LoadReport, 'slice' | 'version'> | null {
  const [, slice, version] = BUILD.exec(text ?? '') ?? [];
  return slice && version ? { slice, version } : null;
}
