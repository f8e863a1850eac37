import { baseConfigSchema } from '@waymark/service-kit';
import { photoVariables, requirePhotoStore } from '@waymark/service-kit/photo';
import { z } from 'zod';

/** The environment variables of this service; add its own to `extend`. */
export const mapsConfigSchema = baseConfigSchema
  .extend({
    /** Public address of the site: emails and exported data link to its pages with full URLs. */
    PUBLIC_ORIGIN: z.url('Use an http:// or https:// address.').default('http://localhost:4200'),
    /** GeoJSON file of authorities and their areas (docs/authorities.md); without it, no report is passed on. */
    AUTHORITIES_FILE: z.string().min(1).optional(),
    /** Multiplies the rate limits; tests that send much raise it. */
    RATE_LIMIT_FACTOR: z.coerce.number().positive().default(1),
    ...photoVariables,
  })
  .superRefine(requirePhotoStore);
export type MapsConfig = z.infer<typeof mapsConfigSchema>;
