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
