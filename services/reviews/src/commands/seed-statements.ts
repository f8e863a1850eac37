import type { StatementValue } from '@waymark/contracts-reviews';
import type { SeedClaim, SeedVenue } from '@waymark/seed';
import type { SampleVenue } from '@waymark/seed/sample';
import type { SourceStatement } from '../statement/source-statements';

const VALUES = { 1: 'yes', 2: 'no', 3: 'does-not-apply' } as const satisfies Record<number, StatementValue>;
/** Phrases with which the seed's sources say that a feature is partly available. */
const PARTLY = /^partly|limited wheelchair access/i;

function valueOf({ value, note = '' }: SeedClaim): StatementValue {
  if (value !== 0) return VALUES[value];
  return PARTLY.test(note) ? 'partly' : 'words';
}

/** Returns the facts from a seed venue's source; none without a known source date. */
export function seedStatements(venue: SeedVenue): SourceStatement[] {
  const { sourceDate: observed } = venue;
  if (observed === null) return [];
  return Object.entries(venue.claims).map(([feature, claim]) => ({
    venue: venue.key,
    feature: feature as keyof SeedVenue['claims'],
    value: valueOf(claim),
    note: claim.note ?? null,
    measure: null,
    source: venue.source,
    sourceKey: venue.sourceId,
    licence: venue.licence,
    observed,
  }));
}

/** Returns the facts of a made-up venue. */
export function sampleStatements(venue: SampleVenue, observed: string): SourceStatement[] {
  return Object.entries(venue.claims).map(([feature, value]) => ({
    venue: venue.key,
    feature: feature as keyof SampleVenue['claims'],
    value: valueOf({ value }),
    note: null,
    measure: null,
    source: null,
    sourceKey: null,
    licence: null,
    observed,
  }));
}
