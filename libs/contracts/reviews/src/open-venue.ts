import { z } from 'zod';
import { featureNameSchema } from './features-schema';
import { measureSchema, statementValueSchema } from './statement';
import { venueCategorySchema } from './venue-category';
import { venueSourceSchema } from './venue';
import { VENUE_STATUSES } from './venue-status';

/** GeoJSON's Point: longitude first (RFC 7946). */
const pointSchema = z.object({ type: z.literal('Point'), coordinates: z.tuple([z.number(), z.number()]) });
export type Point = z.output<typeof pointSchema>;

/** One feature of a venue for programs: the state that the page shows, and what that rests on. */
export const openFeatureSchema = z.object({
  feature: featureNameSchema,
  label: z.string(),
  state: z.enum(['available', 'not-available', 'partly', 'disagree', 'does-not-apply']),
  /** Visitors who say that it is there, and that it is not. Never who they are. */
  people: z.object({ yes: z.number().int(), no: z.number().int() }),
  /** Newest day on which anybody said what is shown; null when nobody knows. */
  newest: z.iso.date().nullable(),
  /** False when that is too long ago to be relied on. */
  isCurrent: z.boolean(),
  /** What open data or the place itself says; null when only visitors say something. */
  stated: z
    .object({
      value: statementValueSchema.nullable(),
      by: z.string().nullable(),
      licence: z.string().nullable(),
      on: z.iso.date().nullable(),
      note: z.string().nullable(),
      measure: measureSchema.nullable(),
    })
    .nullable(),
});
export type OpenFeature = z.output<typeof openFeatureSchema>;

/** A venue as a GeoJSON Feature. No words of a visitor are in it: nobody gave a licence for them. */
export const venueGeoJsonSchema = z.object({
  type: z.literal('Feature'),
  id: z.number().int(),
  geometry: pointSchema.nullable(),
  properties: z.object({
    name: z.string(),
    category: venueCategorySchema,
    kind: z.string().nullable(),
    address: z.string().nullable(),
    postcode: z.string().nullable(),
    city: z.string().nullable(),
    country: z.string(),
    countryCode: z.string().nullable(),
    website: z.string().nullable(),
    /** `approximate`: the middle of a postcode or town, never a doorstep. */
    position: z.enum(['exact', 'approximate']).nullable(),
    status: z.enum(['open', ...VENUE_STATUSES]),
    statusSince: z.iso.date().nullable(),
    /** What is known, in plain words. */
    summary: z.string(),
    features: z.array(openFeatureSchema),
    averageRating: z.number().nullable(),
    reviewCount: z.number().int(),
    lastListed: z.iso.date().nullable(),
    /** Null for a place that a member added. */
    source: venueSourceSchema.nullable(),
    /** A made-up place to try the site with. */
    isSample: z.boolean(),
    /** Its page, as a whole address where the operator gave one. */
    page: z.string(),
  }),
});
export type VenueGeoJson = z.output<typeof venueGeoJsonSchema>;

const words = z.record(z.string(), z.string());

/** The part of A11yJSON's PlaceInfo (a11yjson.org, format 31) that our facts fill. What is unknown, disputed or too old is left out. */
export const venueA11yJsonSchema = z.object({
  formatVersion: z.string(),
  geometry: pointSchema.optional(),
  properties: z.object({
    name: words,
    category: z.string(),
    address: z
      .object({
        text: words.optional(),
        city: words.optional(),
        postalCode: words.optional(),
      })
      .optional(),
    description: words,
    accessibility: z
      .object({
        wheelchairAccessibilityGrade: z.enum(['fully', 'partially', 'not']).optional(),
        hasInductionLoop: z.boolean().optional(),
        hasBrailleSignage: z.boolean().optional(),
        hasTactileGuideStrips: z.boolean().optional(),
        animalPolicy: z.object({ allowsServiceAnimals: z.boolean() }).optional(),
        parking: z.object({ forWheelchairUsers: z.object({}).nullable() }).optional(),
        entrances: z
          .array(
            z.object({
              properties: z.object({
                isLevel: z.boolean(),
                stairs: z.object({ count: z.number().int() }).optional(),
              }),
            }),
          )
          .optional(),
        restrooms: z.array(z.object({ isAccessibleWithWheelchair: z.boolean() })).optional(),
        availableEquipment: z.array(z.object({ category: z.enum(['elevator', 'ramp']) })).optional(),
        media: z
          .array(
            z.object({
              type: z.literal('menu').optional(),
              isLargePrint: z.boolean().optional(),
              hasAudioDescription: z.boolean().optional(),
            }),
          )
          .optional(),
      })
      .optional(),
    ids: z.record(z.string(), z.string()),
    originalId: z.string().optional(),
    placeWebsiteUrl: z.string().optional(),
    infoPageUrl: z.string().optional(),
    /** Every fact with who says so, its licence and day: also those that A11yJSON has no field for. */
    tags: z.record(z.string(), z.string()),
  }),
});
export type VenueA11yJson = z.output<typeof venueA11yJsonSchema>;
