import { z } from 'zod';
import { serviceManifestSchema, sliceManifestSchema } from '../slice-manifest';

/** The action that wrote a registry entry. */
const releaseActSchema = z.enum(['publish', 'canary', 'promote', 'rollback', 'kill', 'revive']);
export type ReleaseAct = z.infer<typeof releaseActSchema>;

/** Fields of every registry entry about its release. */
export const releaseActShape = {
  /**
   * Number that increases with each write of a key. Gateways reject a lower one, so that nobody can restore an old
   * entry.
   */
  sequence: z.number().int().positive(),
  releasedAt: z.iso.datetime(),
  by: z.string(),
  act: releaseActSchema,
};

/** Name of a slice, as used in URLs, folders and registry keys. */
export const sliceNameSchema = z.string().regex(/^[a-z]{1,40}$/);

/** Version of a build. Also used in folder names and registry keys, so it has no dots or slashes. */
export const buildVersionSchema = z.string().regex(/^[A-Za-z0-9][\w-]{0,63}$/);

/** The part of a build that the renderer runs; the registry lists it with the browser's files. */
export const serverBundleSchema = z.object({
  /** Path of the file, e.g. `/r/reviews/3f2a/server.js`. The site never serves it. */
  file: z.string().startsWith('/r/'),
  /** sha384 of it. */
  integrity: z.string(),
});
export type ServerBundle = z.infer<typeof serverBundleSchema>;

/** One build of a remote. Its files are under `/r/<slice>/<version>/` and never change. */
export const remoteBuildSchema = z.object({
  slice: sliceNameSchema,
  /** Hash of the build's content. */
  version: buildVersionSchema,
  /** Absolute path of the hashed remote entry, e.g. `/r/reviews/3f2a/remoteEntry.ab12.js`. */
  entry: z.string().startsWith('/r/'),
  /** Files to preload with any page of the slice. */
  preload: z.array(z.string()),
  /** Files to preload by page key of the manifest. */
  preloadByPage: z.record(z.string(), z.array(z.string())),
  /** sha384 integrity by file path. */
  integrity: z.record(z.string(), z.string()),
  /** Bundle for the renderer; without it, only browsers can render this build. */
  server: serverBundleSchema.optional(),
  manifest: sliceManifestSchema,
  /** Semver ranges of the packages that it uses from the shell. */
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
  /** Bundle for the renderer; without it, only browsers can render this build. */
  server: serverBundleSchema.optional(),
  /** Versions of the packages that it provides to remotes. */
  provides: z.record(z.string(), z.string()).default({}),
});
export type ShellBuild = z.infer<typeof shellBuildSchema>;

/** Registry key `shell`. Nothing works without a shell, so it can never be killed. */
export const shellReleaseSchema = z.object({
  slice: z.literal('shell'),
  ...pageReleaseShape(shellBuildSchema),
  state: z.literal('live'),
});
export type ShellRelease = z.infer<typeof shellReleaseSchema>;

/** Scheme, host and port of a process, and nothing else, because a gateway opens connections to it. */
const originSchema = z.url({ protocol: /^https?$/ }).regex(/^https?:\/\/[^/?#@\s]+$/, 'is not an origin');

/** Registry key `service.<slice>`: the origins of a service. Empty origins: the service does not exist (any more). */
export const serviceReleaseSchema = z.object({
  ...releaseActShape,
  slice: sliceNameSchema,
  /** Version of the build that runs there. */
  version: buildVersionSchema,
  origins: z.array(originSchema),
  manifest: serviceManifestSchema,
  previous: z.object({ version: buildVersionSchema, origins: z.array(originSchema) }).optional(),
});
export type ServiceRelease = z.infer<typeof serviceReleaseSchema>;

/** The fields that releases of a remote and of the shell share: which builds are live and which visitors get them. */
export function pageReleaseShape<Build extends z.ZodType>(build: Build) {
  return {
    ...releaseActShape,
    /** State of the slice; `killed` means that it is switched off. Its pages say so; the rest of the site works. */
    state: z.enum(['live', 'killed']),
    stable: build,
    /** A build that `weight` percent of visitors get instead of the stable one. */
    canary: z.object({ build, weight: z.number().min(1).max(99) }).optional(),
    /** Fallback if the stable build does not load; also the target of a rollback. */
    previous: build.optional(),
    /** The build was released without opening its pages in a browser. */
    unopened: z.literal(true).optional(),
  };
}
