import { useInfiniteQuery } from '@tanstack/react-query';
import {
  DISABILITY_TYPE_LABELS,
  DISABILITY_TYPES,
  type Review,
  VENUE_REVIEWS_PAGE,
  type VenueDetail,
} from '@waymark/contracts-reviews';
import { addressOf, callForPage, lazyAgain } from '@waymark/mfe-kit';
import { Button, CheckIcon, Inline, Section, ShowMore, Skeleton, Stack } from '@waymark/ui';
import { Suspense, useState } from 'react';
import { listReviews } from '../../endpoints';
import { reviewNames } from '../../shared/review-card/review-names';
import { AreaAverages } from './area-averages';
import { NoReviews } from './no-reviews';

interface ReviewOverviewProps {
  reviews: readonly Review[];
  isAll: boolean;
  people: string | null;
  onPeople: (people: string | null) => void;
}

/** A summary of the reviews, and a filter by kind of reviewer. */
function ReviewOverview({ reviews, isAll, people, onPeople }: ReviewOverviewProps) {
  return (
    <Stack $gap={4}>
      <AreaAverages reviews={reviews} isAll={isAll} />
      <PeopleFilter reviews={reviews} chosen={people} onChoose={onPeople} />
    </Stack>
  );
}

interface PeopleFilterProps {
  reviews: readonly Review[];
  chosen: string | null;
  onChoose: (people: string | null) => void;
}

/**
 * Filters reviews by people like the reader, among those who show their disability type. The choice stays in this page
 * and is never sent.
 */
function PeopleFilter({ reviews, chosen, onChoose }: PeopleFilterProps) {
  const kinds = DISABILITY_TYPES.map((type) => ({
    type,
    count: reviews.filter(({ disabilityType }) => disabilityType === type).length,
  })).filter(({ count }) => count > 0);
  if (kinds.length === 0) return null;
  return (
    <Inline $gap={2} role="group" aria-label="Reviews by disability">
      <span style={{ flexBasis: '100%' }}>Show reviews by people who told us their disability:</span>
      {kinds.map(({ type, count }) => (
        <Button
          key={type}
          aria-pressed={chosen === type}
          icon={chosen === type ? <CheckIcon /> : undefined}
          onClick={() => onChoose(chosen === type ? null : type)}
        >
          {`${DISABILITY_TYPE_LABELS[type]} (${count})`}
        </Button>
      ))}
    </Inline>
  );
}

const ReviewCard = lazyAgain(() =>
  import(/* webpackChunkName: "review-card" */ '../../shared/review-card/review-card').then((part) => ({
    default: part.ReviewCard,
  })),
);

/** Placeholder, as tall as most reviews. */
const ReviewWaiting = () => <Skeleton height="16rem" />;

/** Loads further reviews page by page, on request; the first ones come with the venue. */
function useMoreReviews({ id, reviewsNextCursor }: VenueDetail) {
  return useInfiniteQuery({
    // Includes the cursor: after the first page changes, old later pages no longer fit.
    queryKey: [addressOf(listReviews), `venue ${id}`, reviewsNextCursor],
    queryFn: ({ pageParam, signal }) =>
      callForPage(listReviews, { query: { venueId: id, limit: VENUE_REVIEWS_PAGE, cursor: pageParam ?? '' }, signal }),
    initialPageParam: reviewsNextCursor,
    getNextPageParam: (page) => page.next,
    enabled: false,
  });
}

export function VenueReviews({ venue }: { venue: VenueDetail }) {
  const more = useMoreReviews(venue);
  const pages = more.data?.pages ?? [];
  const reviews = listed(venue, [...venue.reviews, ...pages.flatMap((page) => page.items)]);
  const [people, setPeople] = useState<string | null>(null);
  const shown = people === null ? reviews : reviews.filter(({ disabilityType }) => disabilityType === people);
  const names = reviewNames(shown);
  const hasMore = more.data ? more.hasNextPage : Boolean(venue.reviewsNextCursor);

  return (
    <Section heading="Customer Reviews" id="customer-reviews">
      {reviews.length === 0 ? (
        <NoReviews venue={venue} />
      ) : (
        <Stack $gap={4}>
          <ReviewOverview reviews={reviews} isAll={!hasMore} people={people} onPeople={setPeople} />
          <Stack as="ul" $gap={4} style={{ listStyle: 'none', padding: 0, margin: 0 }}>
            {shown.map((review, index) => (
              <li key={review.id} id={`review-${review.id}`} tabIndex={-1}>
                <Suspense fallback={<ReviewWaiting />}>
                  <ReviewCard review={review} called={names[index]} />
                </Suspense>
              </li>
            ))}
          </Stack>
          <p>{venue.reviewsNextCursor && `Showing ${reviews.length} of ${venue.reviewCount} reviews`}</p>
          <ShowMore
            noun="reviews"
            list={{
              hasNextPage: hasMore,
              isFetchingNextPage: more.isFetching,
              isFetchNextPageError: more.isError && !more.isFetching,
              fetchNextPage: more.fetchNextPage,
            }}
          />
        </Stack>
      )}
    </Section>
  );
}

/** Returns reviews of this venue with a text and a name, without duplicates from changed pages. */
function listed(venue: VenueDetail, reviews: readonly Review[]): Review[] {
  const own = reviews.filter((review) => review.venueId === venue.id && review.detailedReview && review.reviewerName);
  return [...new Map(own.map((review) => [review.id, review])).values()];
}
