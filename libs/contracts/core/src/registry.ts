import { z } from 'zod';
import { serviceManifestSchema, sliceManifestSchema } from './slice-manifest';

/** One published build of a remote: JetStream KV bucket `registry`, key `remote.<slice>`. */
export const remoteEntrySchema = z.object({
  slice: z.string(),
  /** Git sha or content hash; its files live under `/r/<slice>/<version>/`, immutable. */
  version: z.string(),
  /** Absolute path of the hashed remote entry, e.g. `/r/reviews/3f2a/remoteEntry.ab12.js`. */
  entry: z.string().startsWith('/r/'),
  /** Same as `entry`, of the build before this one: tried when this one does not load. */
  previousEntry: z.string().startsWith('/r/').optional(),
  /** Files to preload with any page of the slice. */
  preload: z.array(z.string()),
  /** Files to preload by page key of the manifest. */
  preloadByPage: z.record(z.string(), z.array(z.string())),
  /** sha384 integrity by file path. */
  integrity: z.record(z.string(), z.string()),
  manifest: sliceManifestSchema,
});
export type RemoteEntry = z.infer<typeof remoteEntrySchema>;

/** Where a service is reached: key `service.<slice>`. */
export const serviceEntrySchema = z.object({
  slice: z.string(),
  origins: z.array(z.url()).min(1),
  manifest: serviceManifestSchema,
});
export type ServiceEntry = z.infer<typeof serviceEntrySchema>;

/** The shell's own build: key `shell`. */
export const shellEntrySchema = z.object({
  version: z.string(),
  scripts: z.array(z.string()),
  styles: z.array(z.string()),
  preload: z.array(z.string()),
  integrity: z.record(z.string(), z.string()),
});
export type ShellEntry = z.infer<typeof shellEntrySchema>;

/** All of it, as a gateway holds it and as the page carries the remotes part of it. */
export const registrySnapshotSchema = z.object({
  revision: z.number().int().nonnegative(),
  shell: shellEntrySchema.nullable(),
  remotes: z.record(z.string(), remoteEntrySchema),
  services: z.record(z.string(), serviceEntrySchema),
});
export type RegistrySnapshot = z.infer<typeof registrySnapshotSchema>;

export const REGISTRY_BUCKET = 'registry';
