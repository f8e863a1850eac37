import type { IssueType, PASSED_ON_WAYS } from '@waymark/contracts-maps';

export type Way = (typeof PASSED_ON_WAYS)[number];

/** GeoJSON: longitude before latitude; each polygon has its outer ring, then its holes. */
type Ring = [number, number][];
export type Area = { type: 'Polygon'; coordinates: Ring[] } | { type: 'MultiPolygon'; coordinates: Ring[][] };

/** An authority's endpoint for reports by Open311 GeoReport v2. */
export interface Open311Desk {
  /** URL including the version, such as `https://open311.example/v2`. */
  readonly endpoint: string;
  readonly format: 'json' | 'xml';
  readonly jurisdictionId?: string | undefined;
  readonly apiKey?: string | undefined;
  /** The authority's code for each of our problem types; `other` covers types without a code. */
  readonly serviceCodes: Readonly<Partial<Record<IssueType, string>> & { other: string }>;
  /** The operator's email address, for authorities that accept no report without one. */
  readonly senderEmail?: string | undefined;
}

/** The authority in charge of the paths in an area. */
export interface Authority {
  /** ID in the operator's file. It must never change, because sent reports refer to it. */
  readonly id: string;
  /** Name for people. */
  readonly name: string;
  readonly area: Area;
  /** Exactly one of `open311` and `email` is set. */
  readonly open311?: Open311Desk | undefined;
  readonly email?: string | undefined;
}

export const wayOf = ({ open311 }: Authority): Way => (open311 ? 'open311' : 'mail');

/** Returns the authority's ID and name as a sent report stores them. */
export const authorityNames = (authority: Authority) => ({
  authorityId: authority.id,
  authority: authority.name,
  way: wayOf(authority),
});
