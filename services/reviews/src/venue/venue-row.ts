import sql from 'sql-template-tag';
import type { Claim, Feature, Notice, VenueDetail, VenueSource, VenueStatus } from '@waymark/contracts-reviews';
import type { VerificationRow } from '../answer/verification.mapper';
import type { StatedRow } from './shown-facts';

/** A venue as SQL gives it. */
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

/** The columns of VenueRow, of a table or alias `venue`. */
export const VENUE_COLUMNS = sql`
  venue.id, venue.place_id AS "placeId", venue.name, venue.address, venue.city, venue.country,
  venue.country_code AS "countryCode", venue.category, venue.kind, venue.code, venue.alt_names AS "altNames",
  venue.path_type AS "pathType", venue.logo_url AS "logoUrl", venue.website_url AS "websiteUrl",
  venue.latitude, venue.longitude, venue.importance, venue.average_rating AS "averageRating",
  venue.review_count AS "reviewCount", venue.is_sample AS "isSample"`;

/** A venue's page without its reviews. */
export interface VenueDetailRow extends VenueRow {
  description: string | null;
  postcode: string | null;
  approximatePosition: boolean;
  lastListed: string | null;
  practicalInfo: VenueDetail['practicalInfo'];
  offLists: VenueDetail['offLists'];
  status: VenueStatus | null;
  claims: Partial<Record<Feature, Claim>>;
  claimNotes: Partial<Record<Feature, string>>;
  offersSubsidizedPricing: number;
  offersFreeCarer: number;
  source: VenueSource | null;
  verifications: VerificationRow[];
  /** Nobody can tell at the moment what the reader answered. */
  areOwnAnswersUnknown: boolean;
  stated: StatedRow[];
  notices: Notice[];
}
