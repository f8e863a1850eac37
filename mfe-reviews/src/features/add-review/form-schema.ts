import {
  ATTRACTION_KINDS,
  createVenueSchema,
  disabilityTypeSchema,
  MAX_PHOTOS,
  photoRules,
  ratingSchema,
  reviewRules,
  uploadedPhotoSchema,
  VENUE_CATEGORIES,
  verifyFieldsShape,
  visitMonthSchema,
} from '@waymark/contracts-reviews';
import { formPositionSchema } from '@waymark/map';
import { photoProblems } from '@waymark/mfe-kit/photos';
import { z } from 'zod';

const HALF = /^(\d{4}-|-\d{2})$/;

/** `YYYY-MM` from two selects: `2024-` and `-05` are incomplete; an empty string means no answer. */
export const formMonthSchema = z.string().superRefine((month, context) => {
  if (HALF.test(month))
    return context.addIssue({ code: 'custom', message: 'Choose both the month and the year, or neither.' });
  const [problem] = visitMonthSchema.safeParse(month).error?.issues ?? [];
  if (problem) context.addIssue({ code: 'custom', message: problem.message });
});

const formPhotoSchema = z.object({
  key: z.string(),
  addedAt: z.number(),
  uploaded: uploadedPhotoSchema.nullable(),
  description: z.string(),
});

const problemOf = (description: string): string | undefined =>
  photoRules.description.safeParse(description).error?.issues[0]?.message;

/** Photos as the server accepts them. */
const formPhotosSchema = z
  .array(formPhotoSchema)
  .max(MAX_PHOTOS, `Please add at most ${MAX_PHOTOS} photos.`)
  .superRefine((photos, context) => {
    for (const problem of photoProblems(photos, problemOf)) context.addIssue({ code: 'custom', ...problem });
  });

const venue = createVenueSchema.shape;

/** Built from the rules that the server also enforces; fields are in the order of the form. */
export const addReviewSchema = z.object({
  venueName: venue.name,
  venueAddress: venue.address,
  venueCity: venue.city,
  venueCountry: venue.country,
  /** A category, or a kind of attraction. */
  venueCategory: z.enum([...VENUE_CATEGORIES, ...ATTRACTION_KINDS]).default('venue'),
  position: formPositionSchema,
  reviewerName: reviewRules.reviewerName,
  disabilityType: disabilityTypeSchema,
  consentToHealthData: z.boolean(),
  showDisabilityType: z.boolean(),
  rewarded: z.boolean(),
  mobilityRating: ratingSchema,
  visualRating: ratingSchema,
  hearingRating: ratingSchema,
  cognitiveRating: ratingSchema,
  streetInfrastructureRating: ratingSchema,
  serviceAnimalRating: ratingSchema,
  ...verifyFieldsShape,
  visitMonth: formMonthSchema,
  comment: reviewRules.comment,
  photos: formPhotosSchema,
});

export type AddReviewInput = z.input<typeof addReviewSchema>;
export type AddReviewValues = z.output<typeof addReviewSchema>;

export const FIELD_ORDER = Object.keys(addReviewSchema.shape);
