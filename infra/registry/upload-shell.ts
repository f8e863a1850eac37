import { buildKey, SHELL_KEY, shellBuildSchema, type ShellBuild } from '@waymark/contracts-core';
import { signEntry, type SigningKey } from '@waymark/registry';
import { readPublishFile } from './read-publish-file';
import { uploadArtefacts } from './upload-artefacts';
import type { BrowserBuild } from './upload-remote';

/** Puts the shell's build where browsers can load it. Nobody is sent there yet. */
export async function uploadShell({ distDir, artefactsDir }: BrowserBuild, signer: SigningKey): Promise<ShellBuild> {
  const build = shellBuildSchema.parse(await readPublishFile(distDir));
  const { version } = build;
  const record = JSON.stringify(signEntry(buildKey(SHELL_KEY, version), build, signer));
  const expect = [...build.scripts, ...build.styles, ...build.preload, ...Object.keys(build.integrity)];
  await uploadArtefacts({ distDir, artefactsDir, slice: SHELL_KEY, version, record, expect });
  return build;
}
