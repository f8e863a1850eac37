import { buildKey, remoteBuildSchema, type RemoteBuild } from '@waymark/contracts-core';
import { signEntry, type SigningKey } from '@waymark/registry';
import { readPublishFile } from './read-publish-file';
import { uploadArtefacts } from './upload-artefacts';

export interface BrowserBuild {
  distDir: string;
  /** Folder under which `/r/<slice>/<version>/` is kept. */
  artefactsDir: string;
}

/** Puts a remote's build where browsers can load it. Nobody is sent there yet, but a preview can be. */
export async function uploadRemote({ distDir, artefactsDir }: BrowserBuild, signer: SigningKey): Promise<RemoteBuild> {
  const build = remoteBuildSchema.parse(await readPublishFile(distDir));
  const { slice, version } = build;
  const record = JSON.stringify(signEntry(buildKey(slice, version), build, signer));
  const expect = [
    build.entry,
    ...build.preload,
    ...Object.values(build.preloadByPage).flat(),
    ...Object.keys(build.integrity),
  ];
  await uploadArtefacts({ distDir, artefactsDir, slice, version, record, expect });
  return build;
}
