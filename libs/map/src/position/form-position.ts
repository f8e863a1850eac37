import { z } from 'zod';
import { POSITION_WORDS } from '../messages/en/position';

/** Ways to give a position; `address` sends none. */
export const POSITION_WAYS = ['address', 'town', 'venue', 'coordinates', 'map'] as const;
export type PositionWay = (typeof POSITION_WAYS)[number];

// Matches a number as people write it: 53.79 or -1,55.
const NUMBER = /^-?\d{1,3}([.,]\d{1,12})?$/;

export function readDegrees(text: string): number {
  return NUMBER.test(text.trim()) ? Number(text.trim().replace(',', '.')) : NaN;
}

function degrees(limit: number, message: string) {
  return z.string().refine((text) => text.trim() === '' || Math.abs(readDegrees(text)) <= limit, message);
}

const heldSchema = z
  .object({
    way: z.enum(POSITION_WAYS),
    latitude: degrees(90, 'Latitude is a number from -90 to 90.'),
    longitude: degrees(180, 'Longitude is a number from -180 to 180.'),
    /** A place name for the person; not sent. */
    near: z.string(),
    /** The town or postcode, when the position is only its middle. */
    middleOf: z.string().optional(),
    /** The person chose to keep that middle. */
    isMiddleKept: z.boolean().optional(),
  })
  .superRefine(({ way, latitude, longitude }, context) => {
    const [hasLatitude, hasLongitude] = [latitude.trim() !== '', longitude.trim() !== ''];
    if (way === 'address' || hasLatitude === hasLongitude) return;
    context.addIssue({
      code: 'custom',
      path: [hasLatitude ? 'longitude' : 'latitude'],
      message: 'Enter both latitude and longitude, or neither.',
    });
  });

type Held = z.infer<typeof heldSchema>;

const numbersOf = ({ way, latitude, longitude }: Held): { latitude: number; longitude: number } | null =>
  way === 'address' || latitude.trim() === ''
    ? null
    : { latitude: readDegrees(latitude), longitude: readDegrees(longitude) };

/** A position as held by the form; parses to numbers, or to null when none was given. */
export const formPositionSchema = heldSchema.transform(numbersOf);

/**
 * Like `formPositionSchema`, but the position is required. The middle of a town (`middleOf`) is accepted only if the
 * person chose to keep it.
 *
 * @param missing returns what to do, for the chosen way
 */
export const requiredPositionSchema = (missing: (way: PositionWay) => string) =>
  heldSchema.transform((held, context) => {
    const numbers = numbersOf(held);
    const message = numbers ? held.middleOf && !held.isMiddleKept && POSITION_WORDS.moveOrKeep : missing(held.way);
    if (message) context.addIssue({ code: 'custom', path: ['way'], message });
    return numbers ? { ...numbers, middleOf: held.middleOf ?? '' } : z.NEVER;
  });
export type FormPosition = z.input<typeof formPositionSchema>;

/** A form with a position in it. */
export interface HoldsPosition {
  position: FormPosition;
}

export const NO_POSITION: FormPosition = { way: 'address', latitude: '', longitude: '', near: '' };
