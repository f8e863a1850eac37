import { boxSchema, parseNumber, viewLongitude, type Box } from '@waymark/contracts-core';
import { z } from 'zod';

const MOST_METRES = 100_000;

/** `53.48,-2.24`: decimal degrees, latitude first. */
const positionSchema = z
  .string()
  .transform((text) => text.split(',').map(parseNumber))
  .refine((parts) => parts.length === 2 && parts.every((part) => part !== null), {
    error: 'Enter a position as latitude,longitude, such as 53.4808,-2.2426.',
    abort: true,
  })
  .transform(([latitude, longitude]) => ({ latitude: latitude ?? 0, longitude: viewLongitude(longitude ?? 0) }))
  .refine(({ latitude }) => Math.abs(latitude) <= 90, { error: 'Latitude must be from -90 to 90.' });

export { boxSchema, type Box };

/** The area of a list: a box, or a radius around a position. */
export const areaQuerySchema = z.object({
  box: boxSchema.optional(),
  near: positionSchema.optional(),
  /** Radius around `near` in metres. */
  radius: z.coerce
    .number('Enter the radius in metres.')
    .int('Enter the radius in whole metres.')
    .min(1, 'The radius must be at least 1 metre.')
    .max(MOST_METRES, 'The radius must be at most 100,000 metres.')
    .default(1000),
});
