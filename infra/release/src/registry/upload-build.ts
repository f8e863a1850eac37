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
  /** Paths (`/r/<slice>/<version>/...`) that must exist afterwards. */
  expect: readonly string[];
}

/**
 * Copies a build to `<artefactsDir>/r/<slice>/<version>/`, where it never changes again. The folder appears in one
 * step, so a gateway that lists it early does not cache half of it. Leaves nothing behind on failure.
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

/** Updates the record of a build that was uploaded with an earlier key, or before there were records. */
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

/** Uploads the shell's build. No visitor gets it yet. */
export async function uploadShell({ distDir, artefactsDir }: BrowserBuild, signer: SigningKey): Promise<ShellBuild> {
  const build = shellBuildSchema.parse(await readPublishFile(distDir));
  const { version } = build;
  const record = JSON.stringify(signEntry(buildKey(SHELL_KEY, version), build, signer));
  const expect = [...build.scripts, ...build.styles, ...build.preload, ...Object.keys(build.integrity)];
  await uploadArtefacts({ distDir, artefactsDir, slice: SHELL_KEY, version, record, expect });
  return build;
}

/** Reads a build's `publish.json`: the registry entry with the future paths of its files. */
export async function readPublishFile(distDir: string): Promise<unknown> {
  return JSON.parse(await readFile(join(distDir, 'publish.json'), 'utf8'));
}

export interface BrowserBuild {
  distDir: string;
  /** Folder that contains `/r/<slice>/<version>/`. */
  artefactsDir: string;
}

/** Uploads a remote's build. No visitor gets it yet, but a preview can use it. */
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
