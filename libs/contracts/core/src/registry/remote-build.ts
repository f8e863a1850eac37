import { z } from 'zod';
import { sliceManifestSchema } from '../slice-manifest';
import { serverBundleSchema } from '../server-bundle';
import { buildVersionSchema, sliceNameSchema } from './build-name';
import { pageReleaseShape } from './page-release';

/** One build of a remote. Its files live under `/r/<slice>/<version>/` and never change. */
export const remoteBuildSchema = z.object({
  slice: sliceNameSchema,
  /** Hash of what was built. */
  version: buildVersionSchema,
  /** Absolute path of the hashed remote entry, e.g. `/r/reviews/3f2a/remoteEntry.ab12.js`. */
  entry: z.string().startsWith('/r/'),
  /** Files to preload with any page of the slice. */
  preload: z.array(z.string()),
  /** Files to preload by page key of the manifest. */
  preloadByPage: z.record(z.string(), z.array(z.string())),
  /** sha384 integrity by file path. */
  integrity: z.record(z.string(), z.string()),
  /** For the renderer; a build without it is drawn by browsers alone. */
  server: serverBundleSchema.optional(),
  manifest: sliceManifestSchema,
  /** Semver ranges of the packages that it takes from the shell. */
  requires: z.record(z.string(), z.string()).default({}),
});
export type RemoteBuild = z.infer<typeof remoteBuildSchema>;

/** Registry key `remote.<slice>`. */
export const remoteReleaseSchema = z.object({ slice: sliceNameSchema, ...pageReleaseShape(remoteBuildSchema) });
export type RemoteRelease = z.infer<typeof remoteReleaseSchema>;
