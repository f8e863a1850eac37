import { z } from 'zod';

/** Value of the registry's key `lock.<slice>`. */
export const lockRecordSchema = z.object({
  /** Who releases, e.g. "ada@build-3". */
  by: z.string(),
  /** One try of one process: tells two runs of one person apart. */
  run: z.string(),
  since: z.iso.datetime(),
  /** Who did not renew it until then has gone. */
  until: z.iso.datetime(),
});
export type LockRecord = z.infer<typeof lockRecordSchema>;
