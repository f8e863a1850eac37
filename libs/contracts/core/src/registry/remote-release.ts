import { z } from 'zod';
import { sliceNameSchema } from './build-name';
import { pageReleaseShape } from './page-release';
import { remoteBuildSchema } from './remote-build';

/** Registry key `remote.<slice>`. */
export const remoteReleaseSchema = z.object({ slice: sliceNameSchema, ...pageReleaseShape(remoteBuildSchema) });
export type RemoteRelease = z.infer<typeof remoteReleaseSchema>;
