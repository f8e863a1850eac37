import { z } from 'zod';
import {
  besideOthers,
  correctedSchema,
  ignoredSchema,
  MAX_INTEGER,
  requiredLineSchema,
  requiredParagraphsSchema,
  hiddenContentSchema,
} from '@waymark/contracts-core';
import { refuseTwoAnswers, verifyAliasesShape, withCanonicalAnswers } from './alias-fields';
import { verifyFieldsShape } from './claim-fields';
import { disabilityTypeSchema } from './disability-type';
import { attachedPhotosSchema, photoSchema } from './photo';
import { ratingSchema } from './rating';
import { venueReplySchema } from './owner';
import { visitMonthSchema } from './visit-month';

/** Shown with the author's name on a review (UK Digital Markets, Competition and Consumers Act 2024). */
export const REWARDED_LABEL = 'Works for this place or was given something for this review';

const ratingsShape = {
  mobilityRating: ratingSchema.optional(),
  visualRating: ratingSchema.optional(),
  hearingRating: ratingSchema.optional(),
  cognitiveRating: ratingSchema.optional(),
  streetInfrastructureRating: ratingSchema.optional(),
  serviceAnimalRating: ratingSchema.optional(),
};

/** Validation rules of a review, shared by the form and the server. */
export const reviewRules = {
  reviewerName: requiredLineSchema(100, 'Reviewer name is required'),
  comment: requiredParagraphsSchema(5000, 'Please provide at least 10 characters.', 10),
};

/** What an author writes about a visit, in a new review or an edit. */
const writtenShape = {
  reviewerName: reviewRules.reviewerName,
  disabilityType: disabilityTypeSchema,
  /** Required once per member before a disability type can be stored. */
  consentToHealthData: z.boolean().optional(),
  /** Whether others may see the disability type with the review. */
  showDisabilityType: z.boolean().default(false),
  detailedReview: reviewRules.comment,
  /** `YYYY-MM`; older clients do not send it. */
  visitMonth: visitMonthSchema,
  /** "I work for this place or was given something for this review". */
  rewarded: z
    .union([z.literal(0), z.literal(1), z.boolean()])
    .transform((value) => value === 1 || value === true)
    .optional(),
  /** All photos of the review, in order; if absent, they do not change. */
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

/** Body of POST /api/reviews. The server sets the author, overall rating and counts. */
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

/** Body of PUT /api/reviews/:id: replaces the whole review, for the same venue. */
export const editReviewSchema = z.preprocess(
  takeReviewText,
  z
    .object({
      ...writtenShape,
      venueId: ignoredSchema('Ignored: a review stays with its place.'),
      attractionId: ignoredSchema('Ignored: a review stays with its place.'),
      /** The version that the author opened; rejected when there is a newer one. If absent, the last edit wins. */
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

/** A review in its public form. */
export const reviewSchema = z.object({
  id: z.number().int(),
  /** ID of the place, even when it is an attraction: both share one range of IDs. */
  venueId: z.number().int(),
  /** The same ID when the place is an attraction; null for a venue. */
  attractionId: z.number().int().nullable().default(null),
  venue: z.object({
    id: z.number().int(),
    name: z.string(),
    city: z.string().nullable(),
    country: z.string(),
    category: z.string(),
    kind: z.string().nullable().default(null),
  }),
  /**
   * The author's ID: for the author, and for everyone while the author's profile is public. Otherwise null, also when
   * the account is gone.
   */
  userId: z.number().int().nullable(),
  /** "Former member" when the author has left, or when either the reader or the author has blocked the other. */
  reviewerName: z.string(),
  /** ID for a link to the author's profile; null when it is hidden or gone. */
  reviewerProfileId: z.number().int().nullable().default(null),
  isVerified: z.boolean(),
  isTopReviewer: z.boolean(),
  /** True only for the sample reviews of local mode. */
  isSample: z.boolean(),
  /** Present only when the author chose to show it. */
  disabilityType: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** When the author last edited it; null if never. */
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
  /** Number of members who voted, helpful or not. */
  totalVotes: z.number().int(),
  /** The caller's vote: true, false or null. */
  userVote: z.boolean().nullable(),
  /** True when votes could not be read in time; `userVote` is then meaningless. */
  isVoteUnknown: z.boolean().optional(),
  /** `YYYY-MM`; null when the author gave none. */
  visitMonth: z.string().nullable().default(null),
  rewarded: z.boolean().default(false),
  /** Set when staff hid the review. Only its author gets it; nobody else gets the review. */
  setAside: hiddenContentSchema.nullable().default(null),
  /** Set when staff corrected the text; everybody gets it. */
  corrected: correctedSchema.nullish(),
  /** The venue's reply, while the venue has an owner. */
  venueReply: venueReplySchema.nullable().default(null),
  /** In the author's order. */
  photos: z.array(photoSchema).default([]),
  ...verifyFieldsShape,
  ...verifyAliasesShape,
});
export type Review = z.output<typeof reviewSchema>;
