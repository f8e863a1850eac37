import { z } from 'zod';
import { pageReleaseShape } from './page-release';
import { remoteBuildSchema } from './remote-build';

/** Registry key `remote.<slice>`. */
export const remoteReleaseSchema = z.object({ slice: z.string(), ...pageReleaseShape(remoteBuildSchema) });
export type RemoteRelease = z.infer<typeof remoteReleaseSchema>;
