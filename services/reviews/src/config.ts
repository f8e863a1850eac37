import { baseConfigSchema } from '@waymark/service-kit';
import { photoVariables, requirePhotoStore } from '@waymark/service-kit/photo';
import { z } from 'zod';

export const reviewsConfigSchema = baseConfigSchema
  .extend({
    MEILI_URL: z.url('Use an http:// address.'),
    MEILI_KEY: z.string().min(1),
    /** The public URL of the site: exported data needs absolute links. If it is not set, links begin with `/`. */
    PUBLIC_ORIGIN: z.url('Use an http:// or https:// address.').optional(),
    /** Multiplies the rate limits; load tests raise it. */
    RATE_LIMIT_FACTOR: z.coerce.number().positive().default(1),
    ...photoVariables,
  })
  .superRefine(requirePhotoStore);
export type ReviewsConfig = z.infer<typeof reviewsConfigSchema>;
