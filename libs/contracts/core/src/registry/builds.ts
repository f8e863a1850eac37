import { z } from 'zod';
import { serviceManifestSchema, sliceManifestSchema } from '../slice-manifest';

/** What somebody did when they wrote an entry. */
const releaseActSchema = z.enum(['publish', 'canary', 'promote', 'rollback', 'kill', 'revive']);
export type ReleaseAct = z.infer<typeof releaseActSchema>;

/** What every entry says of its own writing. */
export const releaseActShape = {
  /** Grows with each write of a key; a gateway refuses a smaller one, so that an old entry cannot be put back. */
  sequence: z.number().int().positive(),
  releasedAt: z.iso.datetime(),
  by: z.string(),
  act: releaseActSchema,
};

/** Name of a slice, as it stands in addresses, folders and registry keys. */
export const sliceNameSchema = z.string().regex(/^[a-z]{1,40}$/);

/** Version of a build. It names folders and registry keys too: no dots, no slashes. */
export const buildVersionSchema = z.string().regex(/^[A-Za-z0-9][\w-]{0,63}$/);

/** Part of a build that the renderer runs; the registry names it beside the browser's files. */
export const serverBundleSchema = z.object({
  /** Path of the file, e.g. `/r/reviews/3f2a/server.js`. The site serves it to nobody. */
  file: z.string().startsWith('/r/'),
  /** sha384 of it. */
  integrity: z.string(),
});
export type ServerBundle = z.infer<typeof serverBundleSchema>;

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

/** One build of the shell. */
export const shellBuildSchema = z.object({
  version: buildVersionSchema,
  scripts: z.array(z.string()),
  styles: z.array(z.string()),
  preload: z.array(z.string()),
  /** sha384 integrity by file path. */
  integrity: z.record(z.string(), z.string()),
  /** For the renderer; a build without it is drawn by browsers alone. */
  server: serverBundleSchema.optional(),
  /** Versions of the packages that remotes take from it. */
  provides: z.record(z.string(), z.string()).default({}),
});
export type ShellBuild = z.infer<typeof shellBuildSchema>;

/** Registry key `shell`. There is nothing to show without a shell, so it is never killed. */
export const shellReleaseSchema = z.object({
  slice: z.literal('shell'),
  ...pageReleaseShape(shellBuildSchema),
  state: z.literal('live'),
});
export type ShellRelease = z.infer<typeof shellReleaseSchema>;

/** Scheme, host and port of a process, and nothing else: a gateway opens connections to it. */
const originSchema = z.url({ protocol: /^https?$/ }).regex(/^https?:\/\/[^/?#@\s]+$/, 'is not an origin');

/** Registry key `service.<slice>`: where a service is reached. Without origins there is no such service (any more). */
export const serviceReleaseSchema = z.object({
  ...releaseActShape,
  slice: sliceNameSchema,
  /** Of the build that runs there. */
  version: buildVersionSchema,
  origins: z.array(originSchema),
  manifest: serviceManifestSchema,
  previous: z.object({ version: buildVersionSchema, origins: z.array(originSchema) }).optional(),
});
export type ServiceRelease = z.infer<typeof serviceReleaseSchema>;

/** What a release of a remote and one of the shell have in common: which builds are live and who gets which. */
export function pageReleaseShape<Build extends z.ZodType>(build: Build) {
  return {
    ...releaseActShape,
    /** `killed`: the slice is switched off; its pages say so, the rest of the site works. */
    state: z.enum(['live', 'killed']),
    stable: build,
    /** A build that `weight` per cent of visitors get in place of the stable one. */
    canary: z.object({ build, weight: z.number().min(1).max(99) }).optional(),
    /** Tried when the stable one does not load, and what a rollback goes back to. */
    previous: build.optional(),
    /** Whoever released it did so without having opened its pages in a browser. */
    unopened: z.literal(true).optional(),
  };
}
