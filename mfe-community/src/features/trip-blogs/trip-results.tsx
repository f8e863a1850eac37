import { useQuery } from '@tanstack/react-query';
import { MOST_TRIPS_COUNTED, TRIP_FILTER_LABELS, type TripBlog } from '@waymark/contracts-community';
import { announce, namesApart, queryOf } from '@waymark/mfe-kit';
import {
  Button,
  CouldNotLoad,
  CountText,
  EmptyState,
  Grid,
  Inline,
  LinkButton,
  LoadingRegion,
  ShowMore,
  Skeleton,
  Stack,
} from '@waymark/ui';
import { NoReviewsArt } from '@waymark/ui/art';
import { memo, useDeferredValue, useEffect } from 'react';
import { styled } from 'styled-components';
import { TRIP_WORDS } from '../../messages/en/trips';
import { spellTripSearch } from '../../endpoints';
import { tripsWords } from '../../shared/trip-words/trip-counts';
import { TripCard } from '../../shared/trip-card';
import type { TripListFilter } from './trip-list-filter';
import { tripsQuery, useTripPages } from './trip-pages';

const List = styled(Grid)`
  padding: 0;
  list-style: none;

  li {
    max-width: none;
    min-width: 0;
  }
`;

/** "Showing 12 of 30 trips: Hearing, “sea”". */
function countWords(shown: number, total: number, { filter, text }: TripListFilter): string {
  const all = total >= MOST_TRIPS_COUNTED ? '1,000 or more' : String(total);
  const narrowed = [...(filter === 'all' ? [] : [TRIP_FILTER_LABELS[filter]]), ...(text ? [`“${text}”`] : [])];
  const isAll = shown >= total && total < MOST_TRIPS_COUNTED;
  const count = isAll ? tripsWords(total) : `Showing ${shown} of ${all} trips`;
  return narrowed.length === 0 ? count : `${count}: ${narrowed.join(', ')}`;
}

interface TripResultsProps {
  filter: TripListFilter;
  onClear: () => void;
  /** Looks for other words instead. */
  onMeant: (text: string) => void;
}

export function TripResults({ filter, onClear, onMeant }: TripResultsProps) {
  const query = tripsQuery(filter);
  const list = useTripPages(query);
  const shown = useDeferredValue(list.trips);
  if (!list.trips || !shown)
    return list.isError ? <CouldNotLoad what="the trips" onRetry={() => void list.refetch()} /> : <Waiting />;
  const isWaiting = list.isPlaceholderData;
  return (
    <Stack $gap={5}>
      <CountText waiting={isWaiting && 'Loading trips...'}>
        {countWords(list.trips.length, list.total, filter)}
      </CountText>
      {list.trips.length === 0 && !isWaiting ? (
        <Nothing filter={filter} onClear={onClear} onMeant={onMeant} />
      ) : (
        <Cards trips={shown} isBusy={isWaiting || shown !== list.trips} />
      )}
      {!isWaiting && <ShowMore key={query.queryKey[1]} noun="trips" list={list} />}
    </Stack>
  );
}

const NAME_PARTS = [
  ({ title }: TripBlog) => title,
  ({ destination }: TripBlog) => destination,
  ({ authorName }: TripBlog) => `by ${authorName}`,
  ({ id }: TripBlog) => `number ${id}`,
];

const Cards = memo(function Cards({ trips, isBusy }: { trips: readonly TripBlog[]; isBusy: boolean }) {
  const names = namesApart(trips, NAME_PARTS);
  return (
    <List as="ul" role="list" aria-label="Trips" aria-busy={isBusy || undefined} $min="20rem" $gap={5}>
      {trips.map((trip, index) => (
        <li key={trip.id}>
          <TripCard trip={trip} called={names[index]} />
        </li>
      ))}
    </List>
  );
});

function Waiting() {
  return (
    <LoadingRegion label="Loading trips">
      <Stack $gap={5}>
        <Skeleton width="12rem" />
        <Grid $min="20rem" $gap={5}>
          {[1, 2, 3].map((card) => (
            <Skeleton key={card} height="30rem" />
          ))}
        </Grid>
      </Stack>
    </LoadingRegion>
  );
}

function Nothing({ filter, onClear, onMeant }: TripResultsProps) {
  const meant = useMeant(filter);
  // It comes after "Showing 0 of 0 trips", and below where the focus is.
  useEffect(() => {
    if (meant !== null) announce(`Did you mean “${meant}”?`);
  }, [meant]);
  const share = (
    <LinkButton to="/create-trip-blog" variant={meant === null ? 'primary' : 'secondary'}>
      Share Your Trip
    </LinkButton>
  );
  if (filter.filter === 'all' && filter.text === '')
    return (
      <EmptyState icon={<NoReviewsArt />} level={2} title="No trips yet" action={share}>
        <p>{TRIP_WORDS.beFirst}</p>
      </EmptyState>
    );
  return (
    <EmptyState
      icon={<NoReviewsArt />}
      level={2}
      title="No trips found"
      action={
        <Inline $gap={3} $justify="center">
          {meant !== null && (
            <Button variant="primary" onClick={() => onMeant(meant)}>{`Search for “${meant}”`}</Button>
          )}
          <Button onClick={onClear}>Show all trips</Button>
          {share}
        </Inline>
      }
    >
      {meant === null ? (
        <p>Try fewer words or another filter. Or have you been there yourself?</p>
      ) : (
        <p>{`Did you mean “${meant}”?`}</p>
      )}
    </EmptyState>
  );
}

/** The words that somebody may have meant who found nothing; null where none are known. */
function useMeant({ filter, text }: TripListFilter): string | null {
  const query = { filter: filter === 'all' ? undefined : filter, q: text.trim() };
  // A help at best: without it the page says what it says anyway.
  const { data } = useQuery({ ...queryOf(spellTripSearch, { query }), enabled: query.q !== '', retry: false });
  return data?.meant ?? null;
}
