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

/** Where a row of open data came from; null for venues that members added. */
export const venueSourceSchema = z.object({
  name: z.string(),
  sourceId: z.string(),
  licence: z.string(),
  retrieved: z.iso.date(),
  /** When the source itself last looked; null where it does not say. */
  dated: z.iso.date().nullable().default(null),
});
export type VenueSource = z.output<typeof venueSourceSchema>;

/** When and on which terms a public toilet can be used, in one source's words. */
export const practicalInfoSchema = z.object({
  /** As the source writes it: "24/7", "Mo-Fr 09:00-17:00", "summer 08:00-20:00". */
  openingHours: z.string().nullable(),
  fee: z.enum(['yes', 'no']).nullable(),
  customersOnly: z.boolean(),
  /** Publisher of the source. */
  statedBy: z.string(),
  /** Day on which the source looked or listed it; only the year is certain. */
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
  /** True only for the fictional venues of local mode. */
  isSample: z.boolean(),
};

/** One row of the search box. */
export const venueSearchResultSchema = z.object({
  ...venueCoreShape,
  /** CRS, IATA or UN/LOCODE code when the source states one. */
  code: z.string().nullable(),
  /** OpenStreetMap's word for what it is (VENUE_KIND_LABELS); null where only the category is known. */
  kind: z.string().nullable().default(null),
});
export type VenueSearchResult = z.output<typeof venueSearchResultSchema>;

/** Reviews in a venue's answer, and in each "Show more" after it. */
export const VENUE_REVIEWS_PAGE = 20;

/** The page of a venue in one answer. */
export const venueDetailSchema = z.object({
  ...venueCoreShape,
  code: z.string().nullable(),
  kind: z.string().nullable().default(null),
  /** What a member wrote of an attraction; venues have none. */
  description: z.string().nullable().default(null),
  postcode: z.string().nullable().default(null),
  /** The position is the middle of a postcode or town: "around here", never a doorstep. */
  approximatePosition: z.boolean().default(false),
  /** Newest day on which a list had it (only the year is certain); null for places that members added. */
  lastListed: z.iso.date().nullable().default(null),
  /** Absent from an older service; null where no source says any of it. */
  practicalInfo: practicalInfoSchema.nullish(),
  /** Whose list no longer has it, and that list's day: no list names it any more. */
  offLists: z.object({ by: z.string(), since: z.iso.date() }).nullable().default(null),
  status: venueStatusSchema.nullable().default(null),
  /** 1 yes, 2 no, otherwise unknown. */
  offersSubsidizedPricing: z.number().int(),
  offersFreeCarer: z.number().int(),
  ...claimFieldsShape,
  ...claimAliasesShape,
  /** What a source says beyond yes and no, e.g. "Step-free access to some platforms". */
  claimNotes: z.partialRecord(featureNameSchema, z.string()),
  /** One for every feature; partial only for answers of an older service. */
  verifications: z.partialRecord(featureNameSchema, verificationSchema),
  /** True: the answers of the one who asks could not be read in time, and no verification has one. */
  areOwnAnswersUnknown: z.boolean().optional(),
  /** Of features of which anything is known, beside `verifications`. */
  facts: z.partialRecord(featureNameSchema, shownFactSchema).default({}),
  /** Those that have not ended, newest first. */
  notices: z.array(noticeSchema).default([]),
  source: venueSourceSchema.nullable(),
  /** The newest, at most VENUE_REVIEWS_PAGE. */
  reviews: z.array(reviewSchema),
  /** `cursor` for GET /api/reviews?venueId= that goes on after `reviews`; null when these are all. */
  reviewsNextCursor: z.string().nullable().default(null),
});
export type VenueDetail = z.output<typeof venueDetailSchema>;

export const coordinate = (limit: number, message: string) =>
  z.number(message).min(-limit, message).max(limit, message).nullable();

/** Of no type of their own: nobody sends or reads them. */
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
    message: 'Give both latitude and longitude, or neither.',
  });
export type CreateVenue = z.output<typeof createVenueSchema>;
