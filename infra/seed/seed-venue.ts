import type { FeatureName } from './feature-names';

export const VENUE_CATEGORIES = [
  'restaurant',
  'hotel',
  'shop',
  'venue',
  'transport',
  'healthcare',
  'education',
  'entertainment',
] as const;

export type VenueCategory = (typeof VENUE_CATEGORIES)[number];

/** 0 unknown, 1 available, 2 not available, 3 does not apply. A 0 is kept only when its note carries what the source says. */
export interface SeedClaim {
  value: 0 | 1 | 2 | 3;
  note?: string;
}

export type SeedClaims = Partial<Record<FeatureName, SeedClaim>>;

/** One real place, as one open-data source describes it. */
export interface SeedVenue {
  /** "<source>:<sourceId>", stable across rebuilds. */
  key: string;
  name: string;
  address: string | null;
  city: string | null;
  /** English country name; "UK" for Great Britain and Northern Ireland. */
  country: string;
  /** ISO 3166-1 alpha-2 (XK for Kosovo). */
  countryCode: string;
  /** WGS 84, degrees. */
  latitude: number;
  longitude: number;
  /** True when the source places the venue by its town (ports): good for a list, not for a doorstep. */
  approximatePosition: boolean;
  category: VenueCategory;
  /** Machine word such as railway_station, airport, port, supermarket; OpenStreetMap's word where there is one. */
  kind: string | null;
  /** CRS for Great Britain's stations, IATA (else ICAO) for airports, UN/LOCODE for ports. */
  code: string | null;
  altNames: string[];
  websiteUrl: string | null;
  /** 0..1, for ranking only; says nothing about quality or access. */
  importance: number;
  claims: SeedClaims;
  source: string;
  sourceId: string;
  /** SPDX-like licence id of this row; rows under different licences stay separable by it. */
  licence: string;
  /** ISO date on which the pinned package was read. */
  retrieved: string;
  /** ISO date of the source's own last edit of this place, where it gives one. */
  sourceDate: string | null;
  /** Keys of other sources' rows for the same place, which this row stands for. */
  mergedFrom: string[];
}
