import { z } from 'zod';
import {
  besideOthers,
  correctedSchema,
  ignoredSchema,
  MAX_INTEGER,
  requiredLineSchema,
  requiredParagraphsSchema,
  setAsideSchema,
} from '@waymark/contracts-core';
import { refuseTwoAnswers, verifyAliasesShape, withCanonicalAnswers } from './alias-fields';
import { verifyFieldsShape } from './claim-fields';
import { disabilityTypeSchema } from './disability-type';
import { attachedPhotosSchema, photoSchema } from './photo';
import { ratingSchema } from './rating';
import { venueReplySchema } from './owner';
import { visitMonthSchema } from './visit-month';

/** Said of the author where the review is shown (UK Digital Markets, Competition and Consumers Act 2024). */
export const REWARDED_LABEL = 'Works for this place or was rewarded by it';

const ratingsShape = {
  mobilityRating: ratingSchema.optional(),
  visualRating: ratingSchema.optional(),
  hearingRating: ratingSchema.optional(),
  cognitiveRating: ratingSchema.optional(),
  streetInfrastructureRating: ratingSchema.optional(),
  serviceAnimalRating: ratingSchema.optional(),
};

/** Rules of a review, shared by the form and the server. */
export const reviewRules = {
  reviewerName: requiredLineSchema(100, 'Reviewer name is required'),
  comment: requiredParagraphsSchema(5000, 'Please provide at least 10 characters.', 10),
};

/** What somebody writes of a visit, whether for the first time or anew. */
const writtenShape = {
  reviewerName: reviewRules.reviewerName,
  disabilityType: disabilityTypeSchema,
  /** Needed once per member before a disability type can be stored. */
  consentToHealthData: z.boolean().optional(),
  /** Whether others may see the disability type beside the review. */
  showDisabilityType: z.boolean().default(false),
  detailedReview: reviewRules.comment,
  /** `YYYY-MM`; older clients do not ask. */
  visitMonth: visitMonthSchema,
  /** "I work for this place or was rewarded by it". */
  rewarded: z
    .union([z.literal(0), z.literal(1), z.boolean()])
    .transform((value) => value === 1 || value === true)
    .optional(),
  /** All that the review is to have, in their order; not given leaves them as they are. */
  photos: attachedPhotosSchema.optional(),
  ...ratingsShape,
  ...verifyFieldsShape,
  ...verifyAliasesShape,
  content: ignoredSchema('The same as detailedReview. Used if that is missing.'),
  comment: ignoredSchema('The same as detailedReview. Used if both that and content are missing.'),
  overallRating: ignoredSchema('Ignored: we work it out as the mean of the ratings.'),
  userId: ignoredSchema('Ignored: the author is the logged-in member.'),
  disabilityTags: ignoredSchema('Ignored.'),
  pinLatitude: ignoredSchema('Ignored: a review uses the position of its place.'),
  pinLongitude: ignoredSchema('Ignored: a review uses the position of its place.'),
  pinAddress: ignoredSchema('Ignored: a review uses the position of its place.'),
};

const takeReviewText = (body: unknown): unknown =>
  typeof body === 'object' && body !== null ? withReviewText(body as Record<string, unknown>) : body;

const placeIdSchema = (refused: string) => z.number(refused).int(refused).min(1, refused).max(MAX_INTEGER, refused);

interface OfPlace {
  venueId?: unknown;
  attractionId?: unknown;
}

/** Body of POST /api/reviews. Author, overall rating and counts are the server's. */
export const publishReviewSchema = z.preprocess(
  takeReviewText,
  z
    .object({
      venueId: placeIdSchema('Venue ID is required').nullish(),
      attractionId: placeIdSchema('An attraction ID must be a whole number from 1.').nullish(),
      ...writtenShape,
    })
    .refine(({ venueId, attractionId }: OfPlace) => venueId != null || attractionId != null, {
      ...besideOthers,
      path: ['venueId'],
      message: 'Venue ID is required',
    })
    .refine(({ venueId, attractionId }: OfPlace) => venueId == null || attractionId == null, {
      ...besideOthers,
      path: ['attractionId'],
      message: 'Review a venue or an attraction, not both at once.',
    })
    .superRefine(refuseTwoAnswers)
    .transform(withCanonicalAnswers),
);
export type PublishReview = z.output<typeof publishReviewSchema>;

/** Body of PUT /api/reviews/:id: the whole review anew, about the same venue. */
export const editReviewSchema = z.preprocess(
  takeReviewText,
  z
    .object({
      ...writtenShape,
      venueId: ignoredSchema('Ignored: a review stays with its place.'),
      attractionId: ignoredSchema('Ignored: a review stays with its place.'),
      /** The version that was opened: refused when there is a newer one. Not given, the last one wins. */
      version: z.number().int().min(1).max(MAX_INTEGER).optional(),
    })
    .superRefine(refuseTwoAnswers)
    .transform(withCanonicalAnswers),
);
export type EditReview = Omit<z.output<typeof editReviewSchema>, 'venueId' | 'attractionId'>;

// The form sends its comment as detailedReview and content; an older client may send only comment.
function withReviewText(body: Record<string, unknown>): Record<string, unknown> {
  const fields = { ...body };
  fields['detailedReview'] ??= fields['content'] ?? fields['comment'];
  return fields;
}

const viewRating = z.number().nullable();

/** A review as everyone may read it. */
export const reviewSchema = z.object({
  id: z.number().int(),
  /** Of the place, also where it is an attraction: both share their numbers. */
  venueId: z.number().int(),
  /** The same number where the place is an attraction; null of a venue. */
  attractionId: z.number().int().nullable().default(null),
  venue: z.object({
    id: z.number().int(),
    name: z.string(),
    city: z.string().nullable(),
    country: z.string(),
    category: z.string(),
    kind: z.string().nullable().default(null),
  }),
  /** Of the author, for themselves and while everyone may see their profile; null otherwise, and when the account is gone. */
  userId: z.number().int().nullable(),
  /** "Former member" once they left, and where one of the two blocked the other. */
  reviewerName: z.string(),
  /** Where to read about the author; null when their profile is hidden or gone. */
  reviewerProfileId: z.number().int().nullable().default(null),
  isVerified: z.boolean(),
  isTopReviewer: z.boolean(),
  /** True only for the made-up reviews of local mode. */
  isSample: z.boolean(),
  /** Only when the author chose to show it. */
  disabilityType: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** When its author last wrote it anew; null when they never did. */
  editedAt: z.iso.datetime().nullable().default(null),
  overallRating: viewRating,
  mobilityRating: viewRating,
  visualRating: viewRating,
  hearingRating: viewRating,
  cognitiveRating: viewRating,
  streetInfrastructureRating: viewRating,
  serviceAnimalRating: viewRating,
  comment: z.string(),
  content: z.string(),
  detailedReview: z.string(),
  helpfulCount: z.number().int(),
  /** Members who voted either way. */
  totalVotes: z.number().int(),
  /** The vote of the one who asks: true, false or null. */
  userVote: z.boolean().nullable(),
  /** True: votes could not be read in time, and `userVote` says nothing. */
  isVoteUnknown: z.boolean().optional(),
  /** `YYYY-MM`; null when the author did not say. */
  visitMonth: z.string().nullable().default(null),
  rewarded: z.boolean().default(false),
  /** Told to its author alone, of a review that staff hid; nobody else gets it. */
  setAside: setAsideSchema.nullable().default(null),
  /** When staff corrected its words; told to everybody. */
  corrected: correctedSchema.nullish(),
  /** What the venue answers, while somebody speaks for it. */
  venueReply: venueReplySchema.nullable().default(null),
  /** In the author's order. */
  photos: z.array(photoSchema).default([]),
  ...verifyFieldsShape,
  ...verifyAliasesShape,
});
export type Review = z.output<typeof reviewSchema>;
