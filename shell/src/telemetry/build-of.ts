import type { LoadReport } from '@waymark/contracts-core';

const BUILD = /\/r\/([a-z]+)\/([\w-]+)\//;

/** Whose build a script's address, or a stack that names one, belongs to. */
export function buildOf(text: string | undefined): Pick<LoadReport, 'slice' | 'version'> | null {
  const [, slice, version] = BUILD.exec(text ?? '') ?? [];
  return slice && version ? { slice, version } : null;
}
