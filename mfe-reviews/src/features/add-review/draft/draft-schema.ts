import { RATING_AREAS, uploadedPhotoSchema, verifyFieldsShape, type RatingField } from '@waymark/contracts-reviews';
import { POSITION_WAYS } from '@waymark/map';
import { z } from 'zod';

const ratings = Object.fromEntries(RATING_AREAS.map((area) => [`${area}Rating`, z.number().nullable()])) as Record<
  RatingField,
  z.ZodNullable<z.ZodNumber>
>;

/** What a draft may hold: half-written, so shorter than a review, but of the right types whoever wrote the storage. */
export const draftSchema = z.object({
  memberId: z.number(),
  savedAt: z.number(),
  venue: z.unknown(),
  values: z
    .object({
      venueName: z.string(),
      venueAddress: z.string(),
      venueCity: z.string(),
      venueCountry: z.string(),
      venueCategory: z.string(),
      position: z.object({ way: z.enum(POSITION_WAYS), latitude: z.string(), longitude: z.string(), near: z.string() }),
      reviewerName: z.string(),
      rewarded: z.boolean(),
      ...ratings,
      ...verifyFieldsShape,
      visitMonth: z.string(),
      comment: z.string(),
      photos: z.array(
        z.object({
          key: z.string(),
          addedAt: z.number(),
          uploaded: uploadedPhotoSchema.nullable(),
          description: z.string(),
        }),
      ),
    })
    .partial(),
});
