import { z } from 'zod';
import { parseNumber } from './number-words';

const TURN = 360;
const HALF = 180;

/**
 * Normalises a longitude to -180 up to, but not including, 180. A map that was scrolled around the globe counts beyond
 * 180.
 */
const wrapped = (longitude: number): number =>
  Math.abs(longitude) < HALF ? longitude : ((((longitude + HALF) % TURN) + TURN) % TURN) - HALF;

/** Like `wrapped`, but returns 180 for the date line, for the west edge of a box. */
const wrappedWest = (longitude: number): number => (wrapped(longitude) === -HALF ? HALF : wrapped(longitude));

/** Normalises the longitude of a map view. Stored positions do not use it: beyond 180 they are errors. */
export const viewLongitude = (longitude: number): number =>
  Math.abs(longitude) <= HALF ? longitude : wrapped(longitude);

/**
 * Schema of a box `west,south,east,north`, as in GeoJSON. A box with west beyond east crosses the date line. A box
 * that touches the line includes both sides of it.
 */
export const boxSchema = z
  .string()
  .transform((text) => text.split(',').map(parseNumber))
  .refine((parts) => parts.length === 4 && parts.every((part) => part !== null), {
    error: 'Enter a box as west,south,east,north in degrees.',
    abort: true,
  })
  .transform((parts) => {
    const [west, south, east, north] = parts.map((part) => part ?? 0) as [number, number, number, number];
    const isWhole = east - west >= TURN;
    return { west: isWhole ? -HALF : wrappedWest(west), south, east: isWhole ? HALF : wrapped(east), north };
  })
  .refine(({ south, north }) => Math.abs(south) <= 90 && Math.abs(north) <= 90 && south <= north, {
    error: 'South must not be greater than north, and both must be from -90 to 90.',
  });
export type Box = z.output<typeof boxSchema>;
