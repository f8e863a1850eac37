import { access, cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { BUILD_RECORD } from '@waymark/contracts-core';

export interface Upload {
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
export async function uploadArtefacts({
  distDir,
  artefactsDir,
  slice,
  version,
  record,
  expect,
}: Upload): Promise<void> {
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
