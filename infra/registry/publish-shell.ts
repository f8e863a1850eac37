import type { KV } from '@nats-io/kv';
import { shellEntrySchema, type ShellEntry } from '@waymark/contracts-core';
import { publishEntry } from './publish-entry';
import { readPublishFile } from './read-publish-file';
import { uploadArtefacts } from './upload-artefacts';

/** Uploads the shell's build and points the `shell` key at it. */
export async function publishShell(
  registry: KV,
  options: { distDir: string; artefactsDir: string },
): Promise<ShellEntry> {
  const built = shellEntrySchema.parse(await readPublishFile(options.distDir));
  await uploadArtefacts({
    ...options,
    slice: 'shell',
    version: built.version,
    expect: [...built.scripts, ...built.styles, ...built.preload],
  });
  return publishEntry(registry, 'shell', shellEntrySchema, () => built);
}
