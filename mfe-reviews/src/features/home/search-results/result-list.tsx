import { useQuery } from '@tanstack/react-query';
import type { VenueFacts, VenueSearchResult } from '@waymark/contracts-reviews';
import { CouldNotLoad, CountText, Stack } from '@waymark/ui';
import { useMemo } from 'react';
import { venueFactsQuery } from './api/list-venue-facts';
import { MatchControls } from './match-controls';
import { MatchBar } from './match-bar';
import { NothingShown } from './nothing-shown';
import { AS_FOUND, pickResults } from './pick-results';
import { ResultRow } from './result-row';
import { resultWords } from './result-words';
import { useMatchChoice } from './use-match-choice';
import { useMatches } from './use-matches';

const NONE: readonly VenueFacts[] = [];

/** Places in the order and choice of the reader; without saved needs, or without the slice that keeps them, as they were found. */
export function ResultList({ venues }: { venues: readonly VenueSearchResult[] }) {
  const known = useQuery(venueFactsQuery(useMemo(() => venues.map(({ id }) => id), [venues])));
  const facts = known.data ?? NONE;
  const { matches, setMatches, wasMatched } = useMatches();
  const { choice, choose } = useMatchChoice();
  const factsOf = useMemo(() => new Map(facts.map((one) => [one.id, one])), [facts]);
  const matchOf = useMemo(() => new Map(matches?.map((one) => [one.venueId, one])), [matches]);
  const isMatched = matchOf.size > 0;
  const applied = isMatched ? choice : AS_FOUND;
  const picked = pickResults(venues, matchOf, applied);
  return (
    <Stack $gap={5}>
      <MatchBar venues={facts} onMatch={setMatches} isMatched={isMatched || wasMatched}>
        {isMatched && <MatchControls choice={choice} onChoose={choose} />}
        {known.isError && !known.data && (
          <CouldNotLoad what="what is known of these places" onRetry={() => void known.refetch()} />
        )}
      </MatchBar>
      <CountText>{resultWords(picked, applied)}</CountText>
      {picked.shown.length === 0 ? (
        <NothingShown all={venues.length} show={applied.show} onShowAll={() => choose({ show: 'all' })} />
      ) : (
        <Stack as="ul" role="list" aria-label="Venues" $gap={4} style={{ padding: 0, margin: 0, listStyle: 'none' }}>
          {picked.shown.map((venue) => (
            <ResultRow key={venue.id} venue={venue} facts={factsOf.get(venue.id)} match={matchOf.get(venue.id)} />
          ))}
        </Stack>
      )}
    </Stack>
  );
}
