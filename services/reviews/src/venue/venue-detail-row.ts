import type { Claim, Feature, VenueSource } from '@waymark/contracts-reviews';
import type { VerificationRow } from '../answer/verification-row';
import type { VenueRow } from './venue-row';

/** A venue's page without its reviews. */
export interface VenueDetailRow extends VenueRow {
  claims: Partial<Record<Feature, Claim>>;
  claimNotes: Partial<Record<Feature, string>>;
  offersSubsidizedPricing: number;
  offersFreeCarer: number;
  source: VenueSource | null;
  verifications: VerificationRow[];
}
