import { access, cp, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The file with the consumed fields, and its name until December 2026: live versions and earlier commits may still have
 * the old one.
 */
export const CONSUMED_FIELDS_FILES = ['consumed-fields.json', 'picks.json'] as const;

const CONTRACT_FILES = [
  'service.json',
  'slice.json',
  'openapi.json',
  'events.schema.json',
  ...CONSUMED_FIELDS_FILES,
  'samples',
];

interface Stored {
  /** `ARTEFACTS_DIR`. Contracts are stored beside `/r/` in it and are not served. */
  artefactsDir: string;
  /** A service's slice (`reviews`), or a consumer: `mfe-reviews`, `shell`. */
  name: string;
  version: string;
}

/** Returns the folder with the contracts of one published version. */
export const storedContracts = ({ artefactsDir, name, version }: Stored): string =>
  join(artefactsDir, 'contracts', name, version);

/**
 * Stores the contracts of a published version, so that later ones can be checked against live versions. They are never
 * changed.
 */
export async function keepContracts(options: Stored & { from: string }): Promise<void> {
  const target = storedContracts(options);
  if (await exists(target)) return;
  const upload = `${target}.upload-${process.pid}`;
  await rm(upload, { recursive: true, force: true });
  try {
    await mkdir(upload, { recursive: true });
    for (const name of CONTRACT_FILES) {
      const source = join(options.from, name);
      if (await exists(source)) await cp(source, join(upload, name), { recursive: true });
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
