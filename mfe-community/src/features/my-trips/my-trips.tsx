import { infiniteQueryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { AccountSlots } from '@waymark/contracts-account';
import { type TripBlog, tripPath } from '@waymark/contracts-community';
import { addressOf, callForPage, type ListPage, queryOf, useSession } from '@waymark/mfe-kit';
import {
  Card,
  CouldNotLoad,
  CountText,
  EmptyState,
  fontSize,
  Inline,
  LinkButton,
  LoadingRegion,
  PencilIcon,
  Section,
  ShowMore,
  Skeleton,
  space,
  Stack,
  StatePill,
  target,
  VisuallyHidden,
} from '@waymark/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { listOwnTripBlogs, listTripBlogs, listTripDrafts } from '../../endpoints';
import { tripsWords } from '../../shared/trip-words/trip-counts';
import { TripDates } from '../../shared/trip-words/trip-dates';
import { YourDrafts } from '../../shared/your-drafts';

const List = styled.ul`
  display: grid;
  gap: ${space[3]};
  max-width: none;
  padding: 0;
  margin: 0;
  list-style: none;
`;

const Title = styled.h3`
  font-size: ${fontSize.medium};
  overflow-wrap: anywhere;

  a {
    display: inline-flex;
    align-items: center;
    min-height: ${target};
  }
`;

const Soft = styled.p`
  color: var(--color-text-soft);
  overflow-wrap: anywhere;
`;

/** Trips in a list; the author sees which ones are private. */
function TripRows({ trips, isOwn }: { trips: readonly TripBlog[]; isOwn: boolean }) {
  return (
    <List role="list">
      {trips.map((trip) => (
        <Card as="li" key={trip.id}>
          <Inline $gap={3} $justify="space-between">
            <Title>
              <Link to={tripPath(trip.id)}>{trip.title}</Link>
            </Title>
            {isOwn && !trip.isPublished && <StatePill sign="aside">Only you can read it</StatePill>}
          </Inline>
          <div>
            <Soft>{trip.destination}</Soft>
            <Soft>
              <TripDates startDate={trip.startDate} endDate={trip.endDate} />
            </Soft>
          </div>
          {isOwn && (
            <div>
              <LinkButton to={`${tripPath(trip.id)}/edit`} icon={<PencilIcon />}>
                Edit<VisuallyHidden>{` ${trip.title}`}</VisuallyHidden>
              </LinkButton>
            </div>
          )}
        </Card>
      ))}
    </List>
  );
}

/** Fills the slot "profile-trips": a member's published trips; on one's own profile, all trips and drafts. */
export function MyTrips({ memberId, displayName }: AccountSlots['profile-trips']) {
  const { user } = useSession();
  if (user?.id === memberId) return <OwnTrips />;
  return (
    <Section heading={`Trips by ${displayName}`}>
      <TripList pages={tripPagesOf({ authorId: String(memberId) })} isOwn={false} none={<p>No trips yet.</p>} />
    </Section>
  );
}

function OwnTrips() {
  const { data: drafts } = useQuery(queryOf(listTripDrafts));
  return (
    <Stack $gap={8}>
      <Section heading="Your trips">
        <Stack $gap={6}>
          {drafts && drafts.length > 0 && <YourDrafts drafts={drafts} level={3} />}
          <TripList pages={ownTripPages} isOwn none={<NoTrips />} />
        </Stack>
      </Section>
      <Section heading="Trips you like" intro="Only you can see this list.">
        <TripList
          pages={tripPagesOf({ likedBy: 'me' })}
          isOwn={false}
          none={<p>None yet. When you like a trip, it appears here.</p>}
        />
      </Section>
    </Stack>
  );
}

function NoTrips() {
  return (
    <EmptyState
      title="No trips yet"
      level={3}
      action={
        <LinkButton to="/create-trip-blog" variant="primary">
          Share Your Trip
        </LinkButton>
      }
    >
      <p>Your trip could help the next person.</p>
    </EmptyState>
  );
}

interface TripListProps {
  pages: typeof ownTripPages;
  isOwn: boolean;
  /** Content shown if there is no trip. */
  none: ReactNode;
}

function TripList({ pages, isOwn, none }: TripListProps) {
  const list = useInfiniteQuery(pages);
  const trips = list.data?.pages.flatMap(({ items }) => items);
  if (!trips)
    return list.isError ? (
      <CouldNotLoad what="the trips" onRetry={() => void list.refetch()} />
    ) : (
      <LoadingRegion label="Loading trips">
        <Skeleton lines={3} />
      </LoadingRegion>
    );
  if (trips.length === 0) return none;
  const total = list.data?.pages[0]?.total ?? trips.length;
  return (
    <Stack $gap={4}>
      <CountText>{trips.length < total ? `Showing ${trips.length} of ${total} trips` : tripsWords(total)}</CountText>
      <TripRows trips={trips} isOwn={isOwn} />
      <ShowMore list={list} noun="trips" />
    </Stack>
  );
}

const limit = 10;

type Ask = (cursor: string | undefined, signal: AbortSignal) => Promise<ListPage<TripBlog>>;

/** `all` is the key of all such lists, `list` of this one. */
const pagesOf = (all: string, list: string, ask: Ask) =>
  infiniteQueryOptions({
    queryKey: [all, list, 'pages'],
    queryFn: ({ pageParam, signal }) => ask(pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
  });

/** Queries the member's own trips, published or not. */
const ownTripPages = pagesOf(
  addressOf(listOwnTripBlogs),
  addressOf(listOwnTripBlogs, { query: { limit } }),
  (cursor, signal) => callForPage(listOwnTripBlogs, { query: { limit, cursor }, signal }),
);

/** Queries published trips: those of an author, or those that the member likes. */
const tripPagesOf = (which: { authorId: string } | { likedBy: 'me' }) => {
  const query = { ...which, limit };
  return pagesOf(addressOf(listTripBlogs), addressOf(listTripBlogs, { query }), (cursor, signal) =>
    callForPage(listTripBlogs, { query: { ...query, cursor }, signal }),
  );
};
