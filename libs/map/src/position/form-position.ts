import { z } from 'zod';

/** `address` leaves the position out. */
export const POSITION_WAYS = ['address', 'town', 'venue', 'coordinates', 'map'] as const;
export type PositionWay = (typeof POSITION_WAYS)[number];

// As people write it: 53.79, -1,55, with a space around.
const NUMBER = /^-?\d{1,3}([.,]\d{1,12})?$/;

export function readDegrees(text: string): number {
  return NUMBER.test(text.trim()) ? Number(text.trim().replace(',', '.')) : NaN;
}

function degrees(limit: number, message: string) {
  return z.string().refine((text) => text.trim() === '' || Math.abs(readDegrees(text)) <= limit, message);
}

/** Where something is, as the form holds it; comes out as numbers, or null when it was not said. */
export const formPositionSchema = z
  .object({
    way: z.enum(POSITION_WAYS),
    latitude: degrees(90, 'Latitude is a number from -90 to 90.'),
    longitude: degrees(180, 'Longitude is a number from -180 to 180.'),
    /** In words, for the person; not sent. */
    near: z.string(),
  })
  .superRefine(({ way, latitude, longitude }, context) => {
    const [hasLatitude, hasLongitude] = [latitude.trim() !== '', longitude.trim() !== ''];
    if (way === 'address' || hasLatitude === hasLongitude) return;
    context.addIssue({
      code: 'custom',
      path: [hasLatitude ? 'longitude' : 'latitude'],
      message: 'Give both latitude and longitude, or neither.',
    });
  })
  .transform(({ way, latitude, longitude }) =>
    way === 'address' || latitude.trim() === ''
      ? null
      : { latitude: readDegrees(latitude), longitude: readDegrees(longitude) },
  );
export type FormPosition = z.input<typeof formPositionSchema>;

/** A form with a position in it. */
export interface HoldsPosition {
  position: FormPosition;
}

export const NO_POSITION: FormPosition = { way: 'address', latitude: '', longitude: '', near: '' };
