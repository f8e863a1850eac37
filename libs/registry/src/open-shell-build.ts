import { SHELL_KEY, shellBuildSchema, type ShellBuild } from '@waymark/contracts-core';
import { openRecord } from './open-record';
import type { PublicKeys } from './public-keys';

/** The shell's build from the record beside its files; null unless it was signed for exactly this version. */
export function openShellBuild(version: string, text: string, keys: PublicKeys): ShellBuild | null {
  const build = shellBuildSchema.safeParse(openRecord(SHELL_KEY, version, text, keys));
  return build.success && build.data.version === version ? build.data : null;
}
