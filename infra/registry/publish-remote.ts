import type { KV } from '@nats-io/kv';
import { remoteEntrySchema, type RemoteEntry } from '@waymark/contracts-core';
import { publishEntry } from './publish-entry';
import { readPublishFile } from './read-publish-file';
import { uploadArtefacts } from './upload-artefacts';

/** Uploads a remote's build and points `remote.<slice>` at it; the build before stays as `previousEntry`. */
export async function publishRemote(
  registry: KV,
  options: { distDir: string; artefactsDir: string },
): Promise<RemoteEntry> {
  const built = remoteEntrySchema.parse(await readPublishFile(options.distDir));
  await uploadArtefacts({
    ...options,
    slice: built.slice,
    version: built.version,
    expect: [built.entry, ...built.preload, ...Object.values(built.preloadByPage).flat()],
  });
  return publishEntry(registry, `remote.${built.slice}`, remoteEntrySchema, (current) =>
    // Spread in schema order, so that an unchanged entry is equal as text.
    remoteEntrySchema.parse({ ...built, previousEntry: previousEntry(built, current) }),
  );
}

function previousEntry(built: RemoteEntry, current: RemoteEntry | null): string | undefined {
  if (!current) return undefined;
  return current.entry === built.entry ? current.previousEntry : current.entry;
}
