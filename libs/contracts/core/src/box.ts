import { z } from 'zod';

const NUMBER = /^-?\d{1,3}(\.\d{1,20})?$/;

/** `west,south,east,north` as in GeoJSON; west beyond east: across the date line. */
export const boxSchema = z
  .string()
  .transform((text) => text.split(','))
  .refine((parts) => parts.length === 4 && parts.every((part) => NUMBER.test(part)), {
    error: 'Give a box as west,south,east,north in degrees.',
    abort: true,
  })
  .transform(([west, south, east, north]) => ({
    west: Number(west),
    south: Number(south),
    east: Number(east),
    north: Number(north),
  }))
  .refine(({ south, north }) => Math.abs(south) <= 90 && Math.abs(north) <= 90 && south <= north, {
    error: 'South comes before north, both from -90 to 90.',
  })
  .refine(({ west, east }) => Math.abs(west) <= 180 && Math.abs(east) <= 180, {
    error: 'West and east go from -180 to 180.',
  });
export type Box = z.output<typeof boxSchema>;
