import { z } from 'zod';
import {
  cleanLine,
  daySchema,
  ignoredSchema,
  MAX_INTEGER,
  lineSchema,
  paragraphsSchema,
  requiredLineSchema,
  requiredParagraphsSchema,
} from '@waymark/contracts-core';
import { isPublicPictureAddress, ownCoverId } from './trip-cover';
import { sentDaysSchema } from './trip-blog';
import { MOST_TRIP_BYTES, TRIP_LIMITS, TRIP_TAGS } from './trip-words';

const { title, description, destination } = TRIP_LIMITS;
const START = 'Please select a start date';
const isDay = (text: string) => daySchema.safeParse(text).success;
const COVER = 'Please use a public https:// address, or upload a picture.';

/** A date field as a form sends it: empty means no date. */
const optionalDay = z
  .union([z.literal('').transform(() => null), z.null(), daySchema], 'Please select a date')
  .default(null);
const flagSchema = z
  .union([z.literal(0), z.literal(1), z.boolean()], 'Say who can read it: 1 means everyone, 0 means only you.')
  .transform((value) => value === 1 || value === true);
const coverSchema = z
  .string(COVER)
  .overwrite(cleanLine)
  .refine((address) => address.length <= 2_000, COVER)
  .refine((address) => address === '' || ownCoverId(address) !== null || isPublicPictureAddress(address), COVER);

/** Separate validation rules with messages; the form uses the same ones. */
export const tripRules = {
  title: requiredLineSchema(title.max, `Title must be at least ${title.min} characters`, { min: title.min }),
  description: requiredParagraphsSchema(
    description.max,
    `Description must be at least ${description.min} characters`,
    description.min,
  ),
  destination: requiredLineSchema(destination.max, 'Please enter a destination', { min: destination.min }),
  startDate: z.string(START).refine(isDay, START),
  endDate: optionalDay,
  disabilityContext: paragraphsSchema(TRIP_LIMITS.disabilityContext),
  coverImageUrl: coverSchema,
  coverDescription: lineSchema(TRIP_LIMITS.coverDescription),
  tags: z
    .array(z.enum(TRIP_TAGS, 'Choose tags from the list.'), 'Choose tags from the list.')
    .max(TRIP_TAGS.length, `Please choose at most ${TRIP_TAGS.length} tags.`)
    .transform((tags) => TRIP_TAGS.filter((tag) => tags.includes(tag))),
  isPublic: flagSchema,
  story: paragraphsSchema(TRIP_LIMITS.story),
};

/** Returns the body with the stored names of its fields; it may use those or the form's. */
function withOneName(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const { accessibilityFocus, isPublished, featuredImage, tripDates, ...others } = body as Record<string, unknown>;
  const [startDate, endDate] = typeof tripDates === 'string' ? tripDates.split('/') : [];
  const stored = { tags: accessibilityFocus, isPublic: isPublished, coverImageUrl: featuredImage, startDate, endDate };
  return { ...Object.fromEntries(Object.entries(stored).filter(([, value]) => value !== undefined)), ...others };
}

const shape = z.object({
  title: tripRules.title,
  description: tripRules.description,
  destination: tripRules.destination,
  startDate: tripRules.startDate,
  endDate: tripRules.endDate,
  disabilityContext: tripRules.disabilityContext.nullish(),
  /** Path of our own upload, or another site's https URL; empty for no cover. */
  coverImageUrl: tripRules.coverImageUrl.nullish(),
  /** Required for our own pictures. */
  coverDescription: tripRules.coverDescription.nullish(),
  tags: tripRules.tags.default([]),
  isPublic: tripRules.isPublic.default(true),
  story: tripRules.story.default(''),
  days: sentDaysSchema.default([]),
  accessibilityFocus: ignoredSchema('Another name for tags.'),
  isPublished: ignoredSchema('Another name for isPublic.'),
  featuredImage: ignoredSchema('Another name for coverImageUrl.'),
  tripDates: ignoredSchema('startDate and endDate in one, as 2026-05-01/2026-05-03.'),
  userId: ignoredSchema('Ignored: the author is the logged-in member.'),
  authorName: ignoredSchema('Ignored: the author is the logged-in member.'),
});
type Shape = z.output<typeof shape>;

/** Returns the size in bytes that `MOST_TRIP_BYTES` limits. */
export const tripBytes = (trip: unknown): number => new TextEncoder().encode(JSON.stringify(trip)).length;

function checkWhole(trip: Shape, context: z.RefinementCtx): void {
  const say = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message });
  if (trip.endDate && trip.endDate < trip.startDate) say('endDate', 'The trip cannot end before it starts.');
  const own = ownCoverId(trip.coverImageUrl ?? '');
  if (own && !trip.coverDescription) say('coverDescription', 'Please describe this picture.');
  if (own && trip.days.some(({ photos }) => photos.some(({ id }) => id === own)))
    say('coverImageUrl', 'Please add each photo once.');
  if (tripBytes(trip) > MOST_TRIP_BYTES) say('days', 'This trip is too long. Please shorten the text.');
}

/** Body of POST /api/trip-blogs: the complete trip with its days. */
export const createTripSchema = z.preprocess(withOneName, shape.superRefine(checkWhole));
export type CreateTrip = z.output<typeof createTripSchema>;

const VERSION = 'Send the version that you changed.';
/** Body of PUT /api/trip-blogs/:id: the complete trip, and the version that the edit is based on. */
export const changeTripSchema = z.preprocess(
  withOneName,
  shape
    .extend({ version: z.number(VERSION).int(VERSION).positive(VERSION).max(MAX_INTEGER, VERSION) })
    .superRefine(checkWhole),
);
export type ChangeTrip = z.output<typeof changeTripSchema>;

export const publishTripSchema = z.object({ isPublic: flagSchema });
