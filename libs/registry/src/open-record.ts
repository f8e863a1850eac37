import {
  buildKey,
  parseJson,
  signedEntrySchema,
  remoteBuildSchema,
  type RemoteBuild,
  SHELL_KEY,
  shellBuildSchema,
  type ShellBuild,
} from '@waymark/contracts-core';
import { refusedSignature } from './open-entry';
import type { PublicKeys } from './public-keys';

/** Returns the shell's build from the record beside its files; null unless it was signed for exactly this version. */
export function openShellBuild(version: string, text: string, keys: PublicKeys): ShellBuild | null {
  const build = shellBuildSchema.safeParse(openRecord(SHELL_KEY, version, text, keys));
  return build.success && build.data.version === version ? build.data : null;
}

/**
 * Returns a remote's build from the record beside its files; null unless it was signed for exactly this slice and
 * version.
 */
export function openBuild(slice: string, version: string, text: string, keys: PublicKeys): RemoteBuild | null {
  const build = remoteBuildSchema.safeParse(openRecord(slice, version, text, keys));
  return build.success && build.data.slice === slice && build.data.version === version ? build.data : null;
}

/**
 * Returns the content of a build's record (`build.json`); undefined unless it was signed for exactly this slice and
 * version.
 */
export function openRecord(slice: string, version: string, text: string, keys: PublicKeys): unknown {
  const envelope = signedEntrySchema.safeParse(parseJson(text));
  if (!envelope.success || refusedSignature(buildKey(slice, version), envelope.data, keys)) return undefined;
  return parseJson(envelope.data.signed);
}
