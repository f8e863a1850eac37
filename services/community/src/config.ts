import { baseConfigSchema } from '@waymark/service-kit';
import { z } from 'zod';

/** The environment that this service reads. */
export const communityConfigSchema = baseConfigSchema.extend({
  /** Multiplies the limits on requests; tests that send much raise it. */
  RATE_LIMIT_FACTOR: z.coerce.number().positive().default(1),
});
export type CommunityConfig = z.infer<typeof communityConfigSchema>;
