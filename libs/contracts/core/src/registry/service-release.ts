import { z } from 'zod';
import { serviceManifestSchema } from '../slice-manifest';
import { buildVersionSchema, sliceNameSchema } from './build-name';
import { releaseActShape } from './release-act';

/** Scheme, host and port of a process, and nothing else: a gateway opens connections to it. */
const originSchema = z.url({ protocol: /^https?$/ }).regex(/^https?:\/\/[^/?#@\s]+$/, 'is no origin');

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
