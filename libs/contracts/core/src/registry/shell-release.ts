import { z } from 'zod';
import { pageReleaseShape } from './page-release';
import { shellBuildSchema } from './shell-build';

/** Registry key `shell`. There is nothing to show without a shell, so it is never killed. */
export const shellReleaseSchema = z.object({
  slice: z.literal('shell'),
  ...pageReleaseShape(shellBuildSchema),
  state: z.literal('live'),
});
export type ShellRelease = z.infer<typeof shellReleaseSchema>;
