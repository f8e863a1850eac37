import { z } from 'zod';
import { serviceManifestSchema } from '../slice-manifest';
import { releaseActShape } from './release-act';

/** Registry key `service.<slice>`: where a service is reached. Without origins there is no such service (any more). */
export const serviceReleaseSchema = z.object({
  ...releaseActShape,
  slice: z.string(),
  /** Of the build that runs there. */
  version: z.string(),
  origins: z.array(z.url()),
  manifest: serviceManifestSchema,
  previous: z.object({ version: z.string(), origins: z.array(z.url()) }).optional(),
});
export type ServiceRelease = z.infer<typeof serviceReleaseSchema>;
