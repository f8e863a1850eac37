import { access, cp, mkdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/**
 * Copies a build to `<artefactsDir>/r/<slice>/<version>/`, where it never changes again. The folder
 * appears in one step: a gateway that lists it early must not remember half of it.
 */
export async function uploadArtefacts(options: {
  distDir: string;
  artefactsDir: string;
  slice: string;
  version: string;
  /** Paths (`/r/<slice>/<version>/...`) that must be there afterwards. */
  expect: readonly string[];
}): Promise<void> {
  const { distDir, artefactsDir, slice, version } = options;
  const target = join(artefactsDir, 'r', slice, version);
  if (!(await exists(target))) {
    const upload = `${target}.upload-${process.pid}`;
    await mkdir(dirname(target), { recursive: true });
    await rm(upload, { recursive: true, force: true });
    await cp(distDir, upload, { recursive: true, filter: (path) => basename(path) !== 'publish.json' });
    await rename(upload, target).catch(async (error: unknown) => {
      await rm(upload, { recursive: true, force: true });
      if (!(await exists(target))) throw error;
    });
  }
  for (const path of options.expect) {
    if (!(await exists(join(artefactsDir, path)))) {
      throw new Error(`${slice} ${version} names ${path}, but the build has no such file`);
    }
  }
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
