import type { Need } from '@waymark/contracts-account';
import type { VenueFacts, VenueMatch } from '@waymark/contracts-reviews';
import { matchNeeds } from './rules/match-needs';
import { summaryWords } from './rules/summary-words';

export function toVenueMatch(needs: readonly Need[], venue: VenueFacts): VenueMatch {
  const matched = matchNeeds(needs, venue).map(({ label, verdict }) => ({ label, verdict }));
  return { venueId: venue.id, needs: matched, summary: summaryWords(matched.map(({ verdict }) => verdict)) };
}
