import type { Feature, VenueSource } from '@waymark/contracts-reviews';
import type { VenueRow } from './venue-row';

/** Answers about one feature, each person once. */
export interface VerificationRow {
  feature: Feature;
  agrees: number;
  disagrees: number;
  newest: string;
}

/** A venue's page without its reviews. */
export interface VenueDetailRow extends VenueRow {
  claims: Partial<Record<Feature, 0 | 1 | 2 | 3>>;
  claimNotes: Partial<Record<Feature, string>>;
  offersSubsidizedPricing: number;
  offersFreeCarer: number;
  source: VenueSource | null;
  verifications: VerificationRow[];
}
