import type { SeedVenue } from '@waymark/seed';

/** A row before merging. `ids` are identifiers that other sources share ("crs:MAN", "eva:8000261"). */
export interface Candidate extends Omit<SeedVenue, 'mergedFrom' | 'key' | 'retrieved' | 'licence'> {
  ids: string[];
  /** Keys of other sources' rows that added fields to this one. */
  alsoFrom?: string[];
}
