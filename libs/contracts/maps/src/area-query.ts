import { boxSchema, type Box } from '@waymark/contracts-core';
import { z } from 'zod';

const NUMBER = /^-?\d{1,3}(\.\d{1,20})?$/;
const MOST_METRES = 100_000;

/** `53.48,-2.24`: decimal degrees, latitude first. */
const positionSchema = z
  .string()
  .transform((text) => text.split(','))
  .refine((parts) => parts.length === 2 && parts.every((part) => NUMBER.test(part)), {
    error: 'Give a position as latitude,longitude, such as 53.4808,-2.2426.',
    abort: true,
  })
  .transform(([latitude, longitude]) => ({ latitude: Number(latitude), longitude: Number(longitude) }))
  .refine(({ latitude, longitude }) => Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180, {
    error: 'Latitude goes from -90 to 90, longitude from -180 to 180.',
  });

export { boxSchema, type Box };

/** Where a list looks: in a box, or round about a position. */
export const areaQuerySchema = z.object({
  box: boxSchema.optional(),
  near: positionSchema.optional(),
  /** Metres round `near`. */
  radius: z.coerce
    .number('Give the radius in metres.')
    .int('Give the radius in whole metres.')
    .min(1, 'The radius is at least 1 metre.')
    .max(MOST_METRES, 'The radius is at most 100,000 metres.')
    .default(1000),
});
