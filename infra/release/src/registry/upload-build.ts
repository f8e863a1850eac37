import {
  buildKey,
  remoteBuildSchema,
  type RemoteBuild,
  SHELL_KEY,
  shellBuildSchema,
  type ShellBuild,
  BUILD_RECORD,
} from '@waymark/contracts-core';
import { signEntry, type SigningKey } from '@waymark/registry';
import { readFile, access, cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join, basename, dirname } from 'node:path';

interface Upload {
  distDir: string;
  artefactsDir: string;
  slice: string;
  version: string;
  /** Text of the build's record. */
  record: string;
  /** Paths (`/r/<slice>/<version>/...`) that must be there afterwards. */
  expect: readonly string[];
}

/**
 * Copies a build to `<artefactsDir>/r/<slice>/<version>/`, where it never changes again. The folder
 * appears in one step: a gateway that lists it early must not remember half of it. What fails half way leaves nothing.
 */
async function uploadArtefacts({ distDir, artefactsDir, slice, version, record, expect }: Upload): Promise<void> {
  const target = join(artefactsDir, 'r', slice, version);
  if (!(await exists(target))) {
    const upload = `${target}.upload-${process.pid}`;
    try {
      await mkdir(dirname(target), { recursive: true });
      await rm(upload, { recursive: true, force: true });
      await cp(distDir, upload, { recursive: true, filter: (path) => basename(path) !== 'publish.json' });
      await writeFile(join(upload, BUILD_RECORD), record);
      await rename(upload, target);
    } catch (error) {
      await rm(upload, { recursive: true, force: true });
      if (!(await exists(target))) throw error;
    }
  }
  for (const path of expect) {
    if (!(await exists(join(artefactsDir, path)))) {
      throw new Error(`${slice} ${version} names ${path}, but the build has no such file`);
    }
  }
  await renewRecord(target, record);
}

/** Of a build that was uploaded before its key was changed, or before there were records. */
async function renewRecord(target: string, record: string): Promise<void> {
  const file = join(target, BUILD_RECORD);
  if ((await readFile(file, 'utf8').catch(() => null)) === record) return;
  await writeFile(`${file}.new`, record);
  await rename(`${file}.new`, file);
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

/** Puts the shell's build where browsers can load it. Nobody is sent there yet. */
export async function uploadShell({ distDir, artefactsDir }: BrowserBuild, signer: SigningKey): Promise<ShellBuild> {
  const build = shellBuildSchema.parse(await readPublishFile(distDir));
  const { version } = build;
  const record = JSON.stringify(signEntry(buildKey(SHELL_KEY, version), build, signer));
  const expect = [...build.scripts, ...build.styles, ...build.preload, ...Object.keys(build.integrity)];
  await uploadArtefacts({ distDir, artefactsDir, slice: SHELL_KEY, version, record, expect });
  return build;
}

/** `publish.json` of a build: the registry entry with the paths that its files will have. */
export async function readPublishFile(distDir: string): Promise<unknown> {
  return JSON.parse(await readFile(join(distDir, 'publish.json'), 'utf8'));
}

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
