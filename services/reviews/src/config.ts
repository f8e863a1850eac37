import { baseConfigSchema } from '@waymark/service-kit';
import { photoVariables, requirePhotoStore } from '@waymark/service-kit/photo';
import { z } from 'zod';

export const reviewsConfigSchema = baseConfigSchema
  .extend({
    MEILI_URL: z.url('Use an http:// address.'),
    MEILI_KEY: z.string().min(1),
    /** Where people reach the site: data that leaves it names its pages by whole addresses. Without it they begin with `/`. */
    PUBLIC_ORIGIN: z.url('Use an http:// or https:// address.').optional(),
    /** Multiplies the limits on requests; tests that send much raise it. */
    RATE_LIMIT_FACTOR: z.coerce.number().positive().default(1),
    ...photoVariables,
  })
  .superRefine(requirePhotoStore);
export type ReviewsConfig = z.infer<typeof reviewsConfigSchema>;
