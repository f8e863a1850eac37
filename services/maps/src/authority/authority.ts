import type { IssueType, PASSED_ON_WAYS } from '@waymark/contracts-maps';

export type Way = (typeof PASSED_ON_WAYS)[number];

/** GeoJSON: longitude before latitude; each polygon is its edge, then its holes. */
type Ring = [number, number][];
export type Area = { type: 'Polygon'; coordinates: Ring[] } | { type: 'MultiPolygon'; coordinates: Ring[][] };

/** Where an authority takes reports by Open311 GeoReport v2. */
export interface Open311Desk {
  /** Up to and with the version, such as `https://open311.example/v2`. */
  readonly endpoint: string;
  readonly format: 'json' | 'xml';
  readonly jurisdictionId?: string | undefined;
  readonly apiKey?: string | undefined;
  /** Their code for each of our problems; `other` for what has none of its own. */
  readonly serviceCodes: Readonly<Partial<Record<IssueType, string>> & { other: string }>;
  /** An address of the operator's, where they take no report without one. */
  readonly senderEmail?: string | undefined;
}

/** Whoever looks after the paths of an area. */
export interface Authority {
  /** In the operator's file, and unchanged there for good: reports that were sent are followed by it. */
  readonly id: string;
  /** What people call it. */
  readonly name: string;
  readonly area: Area;
  /** One of the two. */
  readonly open311?: Open311Desk | undefined;
  readonly email?: string | undefined;
}

export const wayOf = ({ open311 }: Authority): Way => (open311 ? 'open311' : 'mail');

/** As a report that was sent there keeps them. */
export const authorityNames = (authority: Authority) => ({
  authorityId: authority.id,
  authority: authority.name,
  way: wayOf(authority),
});
