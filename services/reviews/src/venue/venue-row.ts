import sql from 'sql-template-tag';
import type { Claim, Feature, Notice, VenueDetail } from '@waymark/contracts-reviews';
import type { VerificationRow } from '../answer/verification.mapper';
import type { StatedRow } from './shown-facts';

/** A venue as a database row. */
export interface VenueRow {
  id: number;
  placeId: string | null;
  name: string;
  address: string | null;
  city: string | null;
  country: string;
  countryCode: string | null;
  category: string;
  kind: string | null;
  code: string | null;
  altNames: string[];
  pathType: string | null;
  logoUrl: string | null;
  websiteUrl: string | null;
  latitude: number | null;
  longitude: number | null;
  importance: number;
  averageRating: number | null;
  reviewCount: number;
  isSample: boolean;
}

/** The columns of VenueRow, for a table or alias `venue`. */
export const VENUE_COLUMNS = sql`
  venue.id, venue.place_id AS "placeId", venue.name, venue.address, venue.city, venue.country,
  venue.country_code AS "countryCode", venue.category, venue.kind, venue.code, venue.alt_names AS "altNames",
  venue.path_type AS "pathType", venue.logo_url AS "logoUrl", venue.website_url AS "websiteUrl",
  venue.latitude, venue.longitude, venue.importance, venue.average_rating AS "averageRating",
  venue.review_count AS "reviewCount", venue.is_sample AS "isSample"`;

/** Fields that the venue page shows as the database stores them. A new one also needs its column in the SQL. */
export const SHOWN_AS_STORED = [
  'description',
  'postcode',
  'approximatePosition',
  'lastListed',
  'practicalInfo',
  'offLists',
  'status',
  'claimNotes',
  'offersSubsidizedPricing',
  'offersFreeCarer',
  'source',
] as const satisfies readonly (keyof VenueDetail)[];

export type ShownAsStored = Pick<VenueDetail, (typeof SHOWN_AS_STORED)[number]>;

/** A venue's page without its reviews. */
export interface VenueDetailRow extends VenueRow, ShownAsStored {
  claims: Partial<Record<Feature, Claim>>;
  verifications: VerificationRow[];
  /** The reader's own answers are unknown at the moment. */
  areOwnAnswersUnknown: boolean;
  stated: StatedRow[];
  notices: Notice[];
}
