import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { MOST_TRIPS_COUNTED, TRIP_FILTER_LABELS, type TripBlog } from '@waymark/contracts-community';
import { addressOf, announce, callForPage, namesApart, queryOf, useArrived } from '@waymark/mfe-kit';
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
import { memo, useDeferredValue, useEffect, useMemo } from 'react';
import { styled } from 'styled-components';
import { listTripBlogs, spellTripSearch } from '../../endpoints';
import { TRIP_WORDS } from '../../messages/en/trips';
import { TripCard } from '../../shared/trip-card';
import { tripsWords } from '../../shared/trip-words/trip-counts';
import type { TripListFilter } from './trip-list-filter';

/**
 * Trips per page: as many as a slow phone renders quickly. The page's `prefetch` in slice.json requests the same
 * number.
 */
const AT_A_TIME = 12;

/** Queries the trips of a filter. Its key starts with the list's own, so that all lists can be invalidated together. */
function tripsQuery({ filter, text, sort }: TripListFilter) {
  const query = {
    filter: filter === 'all' ? undefined : filter,
    q: text.trim() || undefined,
    sort: sort === 'newest' ? undefined : sort,
    limit: AT_A_TIME,
  };
  return infiniteQueryOptions({
    queryKey: [addressOf(listTripBlogs), addressOf(listTripBlogs, { query })],
    queryFn: ({ pageParam, signal }) => callForPage(listTripBlogs, { query: { ...query, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  });
}

/** Returns the loaded part of the list. */
function useTripPages(options: ReturnType<typeof tripsQuery>) {
  const query = useInfiniteQuery(options);
  const pages = query.data?.pages;
  const trips = useMemo(() => pages && withoutRepeats(pages.flatMap((page) => page.items)), [pages]);
  const hasArrived = useArrived(trips !== undefined);
  return { ...query, trips: hasArrived ? trips : undefined, total: pages?.at(-1)?.total ?? 0 };
}

/** A trip published between two page requests can be on both pages; show it once. */
function withoutRepeats(trips: TripBlog[]): TripBlog[] {
  return [...new Map(trips.map((trip) => [trip.id, trip])).values()];
}

const List = styled(Grid)`
  padding: 0;
  list-style: none;

  li {
    max-width: none;
    min-width: 0;
  }
`;

/** Returns a count such as "Showing 12 of 30 trips: Hearing, “sea”". */
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
  /** Called with the suggested text when the reader chooses it. */
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
  // Announced, because it appears after "Showing 0 of 0 trips" and below the focus.
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

/** Returns a suggested spelling for a search without results; null if there is none. */
function useMeant({ filter, text }: TripListFilter): string | null {
  const query = { filter: filter === 'all' ? undefined : filter, q: text.trim() };
  // Optional: without it, the page shows the same as before.
  const { data } = useQuery({ ...queryOf(spellTripSearch, { query }), enabled: query.q !== '', retry: false });
  return data?.meant ?? null;
}
