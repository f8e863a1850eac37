import { buildKey, remoteBuildSchema, signedEntrySchema, type RemoteBuild } from '@waymark/contracts-core';
import { refusedSignature } from './open-entry';
import { parseJson } from './parse-json';
import type { PublicKeys } from './public-keys';

/** The record beside a remote's files (`build.json`); null unless it was signed for exactly this slice and version. */
export function openBuild(slice: string, version: string, text: string, keys: PublicKeys): RemoteBuild | null {
  const envelope = signedEntrySchema.safeParse(parseJson(text));
  if (!envelope.success || refusedSignature(buildKey(slice, version), envelope.data, keys)) return null;
  const build = remoteBuildSchema.safeParse(parseJson(envelope.data.signed));
  return build.success && build.data.slice === slice && build.data.version === version ? build.data : null;
}
