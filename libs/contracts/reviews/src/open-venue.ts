import { z } from 'zod';
import { featureNameSchema } from './features-schema';
import { measureSchema, statementValueSchema } from './statement';
import { venueCategorySchema } from './venue-category';
import { venueSourceSchema } from './venue';
import { VENUE_STATUSES } from './venue-status';

/** GeoJSON's Point: longitude first (RFC 7946). */
const pointSchema = z.object({ type: z.literal('Point'), coordinates: z.tuple([z.number(), z.number()]) });
export type Point = z.output<typeof pointSchema>;

/** A venue's feature as open data: the state that the page shows, and its evidence. */
export const openFeatureSchema = z.object({
  feature: featureNameSchema,
  label: z.string(),
  state: z.enum(['available', 'not-available', 'partly', 'disagree', 'does-not-apply']),
  /** How many visitors say that it is there, and that it is not; never who. */
  people: z.object({ yes: z.number().int(), no: z.number().int() }),
  /** Newest day of the information shown; null when unknown. */
  newest: z.iso.date().nullable(),
  /** False when that day is too long ago to rely on. */
  isCurrent: z.boolean(),
  /** What open data or the venue itself states; null when only visitors have answered. */
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

/** A venue as a GeoJSON Feature. Contains no text by visitors, because they gave no licence for it. */
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
    /** `approximate`: the centre of a postcode or town, not the door. */
    position: z.enum(['exact', 'approximate']).nullable(),
    status: z.enum(['open', ...VENUE_STATUSES]),
    statusSince: z.iso.date().nullable(),
    /** A plain-text summary of the known facts. */
    summary: z.string(),
    features: z.array(openFeatureSchema),
    averageRating: z.number().nullable(),
    reviewCount: z.number().int(),
    lastListed: z.iso.date().nullable(),
    /** Null for a place that a member added. */
    source: venueSourceSchema.nullable(),
    /** A sample place for trying the site. */
    isSample: z.boolean(),
    /** URL of its page; absolute if the operator configured the site's address. */
    page: z.string(),
  }),
});
export type VenueGeoJson = z.output<typeof venueGeoJsonSchema>;

const words = z.record(z.string(), z.string());

/**
 * The part of A11yJSON's PlaceInfo (a11yjson.org, format 31) that our facts can fill. Leaves out unknown, disputed and
 * outdated facts.
 */
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
    /** Every fact with its publisher, licence and date, including facts that A11yJSON has no field for. */
    tags: z.record(z.string(), z.string()),
  }),
});
export type VenueA11yJson = z.output<typeof venueA11yJsonSchema>;
