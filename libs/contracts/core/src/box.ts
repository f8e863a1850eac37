import { z } from 'zod';
import { parseNumber } from './number-words';

const TURN = 360;
const HALF = 180;

/** The same meridian from -180 up to 180, without 180 itself: a map that was turned round the globe counts on. */
const wrapped = (longitude: number): number =>
  Math.abs(longitude) < HALF ? longitude : ((((longitude + HALF) % TURN) + TURN) % TURN) - HALF;

/** As `wrapped`, but the date line is 180: the west edge of what lies behind it. */
const wrappedWest = (longitude: number): number => (wrapped(longitude) === -HALF ? HALF : wrapped(longitude));

/** The longitude of a place that somebody looks at: of a position that is kept, one beyond 180 is a mistake. */
export const viewLongitude = (longitude: number): number =>
  Math.abs(longitude) <= HALF ? longitude : wrapped(longitude);

/** `west,south,east,north` as in GeoJSON; west beyond east: across the date line, to which a box belongs on both sides that touches it. */
export const boxSchema = z
  .string()
  .transform((text) => text.split(',').map(parseNumber))
  .refine((parts) => parts.length === 4 && parts.every((part) => part !== null), {
    error: 'Give a box as west,south,east,north in degrees.',
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
