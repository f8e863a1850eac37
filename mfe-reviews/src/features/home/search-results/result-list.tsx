import { useQuery, queryOptions } from '@tanstack/react-query';
import type { VenueFacts, VenueSearchResult } from '@waymark/contracts-reviews';
import { CouldNotLoad, CountText, Stack, Button, EmptyState } from '@waymark/ui';
import { useMemo } from 'react';
import { queryOf } from '@waymark/mfe-kit';
import { listVenueFacts } from '../../../endpoints';
import { countOf } from '../../../shared/count-of';
import { MatchControls } from './match-controls';
import { MatchBar } from './match-bar';
import { AS_FOUND, pickResults, type MatchChoice } from './pick-results';
import { ResultRow } from './result-row';
import { resultWords } from './result-words';
import { useMatchChoice } from './use-match-choice';
import { useMatches } from './use-matches';

/** What is known of these venues. Asked for by everyone who searches, so that asking tells nobody who has needs. */
const venueFactsQuery = (ids: readonly number[]) =>
  queryOptions({ ...queryOf(listVenueFacts, { query: { ids: ids.join(',') } }), enabled: ids.length > 0 });

interface NothingShownProps {
  all: number;
  show: MatchChoice['show'];
  onShowAll: () => void;
}

/** Nothing that is known to fit is not nothing that fits: the places are one press away. */
function NothingShown({ all, show, onShowAll }: NothingShownProps) {
  return (
    <EmptyState
      level={3}
      title={
        show === 'all-met'
          ? 'No place here is known to meet all your needs'
          : 'Each place here does not meet one of your needs'
      }
      action={
        <Button onClick={onShowAll}>
          Show {all === 1 ? 'the one place' : `all ${countOf(all, 'place', 'places')}`}
        </Button>
      }
    >
      {show === 'all-met' &&
        'Some may: about many places nobody has told us enough. Look at the best matches and ask there before you go.'}
    </EmptyState>
  );
}

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
