import { z } from 'zod';
import { buildVersionSchema } from './build-name';

/** One build of the shell. */
export const shellBuildSchema = z.object({
  version: buildVersionSchema,
  scripts: z.array(z.string()),
  styles: z.array(z.string()),
  preload: z.array(z.string()),
  /** sha384 integrity by file path. */
  integrity: z.record(z.string(), z.string()),
  /** Versions of the packages that remotes take from it. */
  provides: z.record(z.string(), z.string()).default({}),
});
export type ShellBuild = z.infer<typeof shellBuildSchema>;
