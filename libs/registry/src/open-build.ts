import { remoteBuildSchema, type RemoteBuild } from '@waymark/contracts-core';
import { openRecord } from './open-record';
import type { PublicKeys } from './public-keys';

/** A remote's build from the record beside its files; null unless it was signed for exactly this slice and version. */
export function openBuild(slice: string, version: string, text: string, keys: PublicKeys): RemoteBuild | null {
  const build = remoteBuildSchema.safeParse(openRecord(slice, version, text, keys));
  return build.success && build.data.slice === slice && build.data.version === version ? build.data : null;
}
