import { z } from 'zod';
import { ignoredSchema, lineSchema, requiredLineSchema } from '@waymark/contracts-core';
import { claimAliasesShape } from './alias-fields';
import { claimFieldsShape } from './claim-fields';
import { shownFactSchema } from './shown-fact';
import { featureNameSchema } from './features-schema';
import { noticeSchema } from './notice';
import { reviewSchema } from './review';
import { venueCategorySchema } from './venue-category';
import { verificationSchema } from './verification';
import { venueStatusSchema } from './venue-status';

/** The source of an open data row; null for venues that members added. */
export const venueSourceSchema = z.object({
  name: z.string(),
  sourceId: z.string(),
  licence: z.string(),
  retrieved: z.iso.date(),
  /** Date of the source's own last check; null when it gives none. */
  dated: z.iso.date().nullable().default(null),
});
export type VenueSource = z.output<typeof venueSourceSchema>;

/** Opening hours and conditions of a public toilet, from one source. */
export const practicalInfoSchema = z.object({
  /** Exactly as in the source: "24/7", "Mo-Fr 09:00-17:00", "summer 08:00-20:00". */
  openingHours: z.string().nullable(),
  fee: z.enum(['yes', 'no']).nullable(),
  customersOnly: z.boolean(),
  /** Publisher of the source. */
  statedBy: z.string(),
  /** Date of the source's check or listing; only the year is certain. */
  statedOn: z.iso.date(),
});
export type PracticalInfo = z.output<typeof practicalInfoSchema>;

const venueCoreShape = {
  id: z.number().int(),
  placeId: z.string().nullable(),
  name: z.string(),
  address: z.string().nullable(),
  city: z.string().nullable(),
  country: z.string(),
  category: venueCategorySchema,
  pathType: z.string().nullable(),
  logoUrl: z.string().nullable(),
  websiteUrl: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  averageRating: z.number().nullable(),
  reviewCount: z.number().int(),
  /** True only for the sample venues of local mode. */
  isSample: z.boolean(),
};

/** A row of the search box. */
export const venueSearchResultSchema = z.object({
  ...venueCoreShape,
  /** CRS, IATA or UN/LOCODE code, if the source has one. */
  code: z.string().nullable(),
  /** OpenStreetMap's kind of place (VENUE_KIND_LABELS); null when only the category is known. */
  kind: z.string().nullable().default(null),
});
export type VenueSearchResult = z.output<typeof venueSearchResultSchema>;

/** Number of reviews in a venue's response, and in each "Show more". */
export const VENUE_REVIEWS_PAGE = 20;

/** Everything that a venue's page shows. */
export const venueDetailSchema = z.object({
  ...venueCoreShape,
  code: z.string().nullable(),
  kind: z.string().nullable().default(null),
  /** A member's description of an attraction; venues have none. */
  description: z.string().nullable().default(null),
  postcode: z.string().nullable().default(null),
  /** The position is the centre of a postcode or town, not the door. */
  approximatePosition: z.boolean().default(false),
  /** Newest day on which a source listed it (only the year is certain); null for places that members added. */
  lastListed: z.iso.date().nullable().default(null),
  /** Absent from an older service; null when no source gives any. */
  practicalInfo: practicalInfoSchema.nullish(),
  /** The source that no longer lists it, and that list's date; set only when no source lists it any more. */
  offLists: z.object({ by: z.string(), since: z.iso.date() }).nullable().default(null),
  status: venueStatusSchema.nullable().default(null),
  /** 1 yes, 2 no, otherwise unknown. */
  offersSubsidizedPricing: z.number().int(),
  offersFreeCarer: z.number().int(),
  ...claimFieldsShape,
  ...claimAliasesShape,
  /** A source's note, beyond yes and no, such as "Step-free access to some platforms". */
  claimNotes: z.partialRecord(featureNameSchema, z.string()),
  /** One for every feature; incomplete only from an older service. */
  verifications: z.partialRecord(featureNameSchema, verificationSchema),
  /** True when the caller's answers could not be read in time; no verification then has `ownAnswer`. */
  areOwnAnswersUnknown: z.boolean().optional(),
  /** Only features with any information; complements `verifications`. */
  facts: z.partialRecord(featureNameSchema, shownFactSchema).default({}),
  /** Active notices, newest first. */
  notices: z.array(noticeSchema).default([]),
  source: venueSourceSchema.nullable(),
  /** The newest ones, at most VENUE_REVIEWS_PAGE. */
  reviews: z.array(reviewSchema),
  /** `cursor` for GET /api/reviews?venueId= to continue after `reviews`; null when there are no more. */
  reviewsNextCursor: z.string().nullable().default(null),
});
export type VenueDetail = z.output<typeof venueDetailSchema>;

export const coordinate = (limit: number, message: string) =>
  z.number(message).min(-limit, message).max(limit, message).nullable();

/** Typed as empty, because no code sends or reads these fields. */
const ignoredClaims: Record<never, never> = Object.fromEntries(
  Object.keys({ ...claimFieldsShape, ...claimAliasesShape }).map((name) => [
    name,
    ignoredSchema("Ignored: a venue's claims cannot be set here."),
  ]),
);

/** Body of POST /api/venues. */
export const createVenueSchema = z
  .object({
    name: requiredLineSchema(255, 'Venue name is required'),
    address: lineSchema(500).nullish(),
    city: lineSchema(100).nullish(),
    country: lineSchema(100)
      .transform((country) => country || 'UK')
      .default('UK'),
    category: venueCategorySchema.default('venue'),
    latitude: coordinate(90, 'Latitude is a number from -90 to 90.').optional(),
    longitude: coordinate(180, 'Longitude is a number from -180 to 180.').optional(),
    placeId: lineSchema(200).nullish(),
    ...ignoredClaims,
  })
  .refine((venue) => (venue.latitude == null) === (venue.longitude == null), {
    path: ['longitude'],
    message: 'Enter both latitude and longitude, or neither.',
  });
export type CreateVenue = z.output<typeof createVenueSchema>;
