import { baseConfigSchema } from '@waymark/service-kit';
import { photoVariables, requirePhotoStore } from '@waymark/service-kit/photo';
import { z } from 'zod';

/** The environment that this service reads; a variable of its own goes into `extend`. */
export const mapsConfigSchema = baseConfigSchema
  .extend({
    /** Where people reach the site: letters and data that leave it name its pages by whole addresses. */
    PUBLIC_ORIGIN: z.url('Use an http:// or https:// address.').default('http://localhost:4200'),
    /** GeoJSON of who looks after the paths of which area (docs/authorities.md); without it nobody is told. */
    AUTHORITIES_FILE: z.string().min(1).optional(),
    /** Multiplies the limits on requests; tests that send much raise it. */
    RATE_LIMIT_FACTOR: z.coerce.number().positive().default(1),
    ...photoVariables,
  })
  .superRefine(requirePhotoStore);
export type MapsConfig = z.infer<typeof mapsConfigSchema>;
