import { z } from 'zod';
import { buildVersionSchema, sliceNameSchema } from './build-name';

/** Registry key `withdrawn.<slice>.<version>`, written by a gateway that saw a build fail: it is served to nobody. */
export const withdrawnVersionSchema = z.object({
  slice: sliceNameSchema,
  version: buildVersionSchema,
  reason: z.string(),
  errors: z.number().int().nonnegative(),
  loads: z.number().int().nonnegative(),
  at: z.iso.datetime(),
});
export type WithdrawnVersion = z.infer<typeof withdrawnVersionSchema>;

/**
 * Registry key `withdrawn.<slice>.<version>` too, signed by whoever publishes: the version is wanted again. Of what stands
 * under such a key the newest `at` counts, so that neither a withdrawal nor its end can be put back.
 */
export const reinstatedVersionSchema = z.strictObject({
  slice: sliceNameSchema,
  version: buildVersionSchema,
  reinstated: z.literal(true),
  by: z.string(),
  at: z.iso.datetime(),
});
export type ReinstatedVersion = z.infer<typeof reinstatedVersionSchema>;
