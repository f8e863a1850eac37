import { useQuery, queryOptions } from '@tanstack/react-query';
import { dayWords } from '@waymark/contracts-core';
import { placePath, type Review, type VenueFacts } from '@waymark/contracts-reviews';
import { queryOf } from '@waymark/mfe-kit';
import { Section, StarRating } from '@waymark/ui';
import { Link } from 'react-router-dom';
import { listReviews, listVenueFacts } from '../../endpoints';
import { placeLabel } from '../../shared/place-label';
import { FactBadges } from '../../shared/place-facts/fact-badges';
import { listedFacts } from '../../shared/place-facts/listed-facts';
import { SampleBadge } from '../../shared/sample-badge';
import { HOME } from '../../messages/en/home';
import { Cards, CardSkeletons, FRESH, Fresh, SHOWN, Soft } from './home-cards';

const MOST_FACTS = 2;
/** Number of characters shown of a review; the rest is on its venue's page. */
const MAX_LENGTH = 140;

/** Returns the beginning in whole words, so that the card need not cut text at any font size. */
function beginningOf(text: string): string {
  if (text.length <= MAX_LENGTH) return text;
  const cut = text.slice(0, MAX_LENGTH);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), MAX_LENGTH / 2)).trimEnd()} …`;
}

/** Number of reviews that are loaded. Some places have several, and only the latest of each is shown. */
const LOOKED_AT = 12;

/** The page's `prefetch` in slice.json requests the same. */
const freshQuery = queryOptions(queryOf(listReviews, { query: { limit: LOOKED_AT } }));

/** Keeps the newest review of each place. */
const onePerPlace = (reviews: readonly Review[]): Review[] =>
  reviews
    .filter(({ venue }, index) => reviews.findIndex((other) => other.venue.id === venue.id) === index)
    .slice(0, SHOWN);

/**
 * The latest reviews, each with its place and known features; generated samples are marked. Renders nothing without
 * reviews.
 */
export function FreshReviews() {
  const { data: reviews, isError } = useQuery(freshQuery);
  const fresh = onePerPlace(reviews?.filter(({ isSample }) => !isSample) ?? []);
  const samples = onePerPlace(reviews?.filter(({ isSample }) => isSample) ?? []);
  const ids = [...fresh, ...samples].map(({ venue }) => venue.id);
  const { data: facts } = useQuery({
    ...queryOptions(queryOf(listVenueFacts, { query: { ids: ids.join(',') } })),
    enabled: ids.length > 0,
  });
  if (isError) return null;
  if (!reviews)
    return (
      <Section heading={FRESH}>
        <CardSkeletons />
      </Section>
    );
  return (
    <>
      {fresh.length > 0 && (
        <Section heading={FRESH} aside={<Link to="/reviews">All reviews</Link>}>
          <ReviewCards reviews={fresh} facts={facts} />
        </Section>
      )}
      {samples.length > 0 && (
        <Section heading={HOME.samples} intro={HOME.samplesIntro}>
          <ReviewCards reviews={samples} facts={facts} />
        </Section>
      )}
    </>
  );
}

function ReviewCards({ reviews, facts }: { reviews: readonly Review[]; facts: VenueFacts[] | undefined }) {
  return (
    <Cards as="ul" role="list" $gap={4}>
      {reviews.map((review) => (
        <FreshReview key={review.id} review={review} known={facts?.find(({ id }) => id === review.venue.id)} />
      ))}
    </Cards>
  );
}

function FreshReview({ review, known }: { review: Review; known: VenueFacts | undefined }) {
  const { venue, reviewerName, createdAt, overallRating, detailedReview, isSample } = review;
  return (
    <Fresh as="li" $dense>
      <h3>
        <Link to={placePath(venue)}>{venue.name}</Link>
      </h3>
      <Soft>{[placeLabel(venue), venue.city ?? venue.country].join(' · ')}</Soft>
      {overallRating !== null && <StarRating value={overallRating} />}
      {known && <FactBadges facts={listedFacts(known.features, [], MOST_FACTS)} of={venue.name} />}
      <blockquote>{`“${beginningOf(detailedReview)}”`}</blockquote>
      <Soft>
        <span>{`${reviewerName} ·`}</span> <time dateTime={createdAt}>{dayWords(createdAt)}</time>
      </Soft>
      {isSample && <SampleBadge />}
    </Fresh>
  );
}
