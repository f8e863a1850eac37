import type { VenueDetail } from '@waymark/contracts-reviews';

/** A venue's page with what only machines want to know. */
export interface DescribedVenue extends VenueDetail {
  kind: string | null;
  countryCode: string | null;
}
