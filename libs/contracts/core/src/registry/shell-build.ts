import { z } from 'zod';
import { serverBundleSchema } from '../server-bundle';
import { buildVersionSchema } from './build-name';
import { pageReleaseShape } from './page-release';

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
