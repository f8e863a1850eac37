import { z } from 'zod';

/** Registry key `withdrawn.<slice>.<version>`, written by a gateway that saw a build fail: it is served to nobody. */
export const withdrawnVersionSchema = z.object({
  slice: z.string(),
  version: z.string(),
  reason: z.string(),
  errors: z.number().int().nonnegative(),
  loads: z.number().int().nonnegative(),
  at: z.iso.datetime(),
});
export type WithdrawnVersion = z.infer<typeof withdrawnVersionSchema>;
