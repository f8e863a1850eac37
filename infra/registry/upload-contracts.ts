import { access, cp, mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const CONTRACTS = ['openapi.json', 'events.schema.json', 'service.json', 'samples'];

/**
 * Keeps what a version of a service promises in `<artefactsDir>/contracts/<slice>/<version>/`: the next release is
 * compared with it. Not below `r/`, so not served.
 */
export async function uploadContracts(options: { serviceDir: string; artefactsDir: string; slice: string; version: string }): Promise<void> {
  const { serviceDir, artefactsDir, slice, version } = options;
  const target = join(artefactsDir, 'contracts', slice, version);
  if (await exists(target)) return;
  const upload = `${target}.upload-${process.pid}`;
  await rm(upload, { recursive: true, force: true });
  try {
    await mkdir(dirname(target), { recursive: true });
    for (const name of CONTRACTS) {
      if (await exists(join(serviceDir, name))) await cp(join(serviceDir, name), join(upload, name), { recursive: true });
    }
    await rename(upload, target);
  } catch (error) {
    await rm(upload, { recursive: true, force: true });
    if (!(await exists(target))) throw error;
  }
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
