import type { VenueSource } from '@waymark/contracts-reviews';
import type { VenueDetailRow } from '../venue-detail-row';

/** What SQL gives for a venue's facts. */
export interface VenueFactsRow extends Pick<
  VenueDetailRow,
  'id' | 'category' | 'claims' | 'claimNotes' | 'verifications'
> {
  sourceName: VenueSource['name'] | null;
  statedOn: string | null;
}
