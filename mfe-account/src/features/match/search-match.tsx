import { NEED_LABELS, type Need } from '@waymark/contracts-account';
import type { SearchMatchProps, VenueFacts, VenueMatch } from '@waymark/contracts-reviews';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { NeedsFailed } from './needs-failed';
import { NeedsInvite } from './needs-invite';
import { matchNeeds } from './rules/match-needs';
import { summaryWords } from './rules/summary-words';
import { useNeedsToMatch } from './use-needs-to-match';

function toVenueMatch(needs: readonly Need[], venue: VenueFacts): VenueMatch {
  const matched = matchNeeds(needs, venue).map(({ label, verdict, onlyStated }) => ({ label, verdict, onlyStated }));
  return { venueId: venue.id, needs: matched, summary: summaryWords(matched.map(({ verdict }) => verdict)) };
}

/**
 * Matches the places of a search with the reader's needs, and passes the result to the list. Both stay in this page.
 */
export function SearchMatch({ venues, onMatch }: SearchMatchProps) {
  const saved = useNeedsToMatch();
  const needs = saved.status === 'ready' ? saved.needs : null;
  useEffect(() => {
    onMatch(needs && venues.map((venue) => toVenueMatch(needs, venue)));
  }, [needs, venues, onMatch]);
  if (saved.status === 'loading') return null;
  if (saved.status === 'failed') return <NeedsFailed onRetry={saved.retry} />;
  if (!needs) return <NeedsInvite />;
  return (
    <p>
      <span>{`Compared in your browser with what you need: ${needs.map((need) => NEED_LABELS[need].toLowerCase()).join(', ')}.`}</span>{' '}
      <Link to="/accessibility-preferences">Change my needs</Link>
    </p>
  );
}

export default SearchMatch;
