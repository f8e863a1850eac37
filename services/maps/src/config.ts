import { baseConfigSchema } from '@waymark/service-kit';
import type { z } from 'zod';

/** The environment that this service reads; a variable of its own goes into `extend`. */
export const mapsConfigSchema = baseConfigSchema.extend({});
export type MapsConfig = z.infer<typeof mapsConfigSchema>;
