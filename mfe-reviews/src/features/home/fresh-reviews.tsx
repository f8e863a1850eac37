import { useQuery, queryOptions } from '@tanstack/react-query';
import { dayWords } from '@waymark/contracts-core';
import { placePath, type Review, type VenueFacts } from '@waymark/contracts-reviews';
import { queryOf } from '@waymark/mfe-kit';
import { Section, StarRating } from '@waymark/ui';
import { Link } from 'react-router-dom';
import { listReviews, listVenueFacts } from '../../endpoints';
import { placeLabel } from '../../shared/place-label';
import { FactBadges } from '../../shared/place-facts/fact-badges';
import { toldFacts } from '../../shared/place-facts/told-facts';
import { SampleBadge } from '../../shared/sample-badge';
import { Cards, FRESH, Fresh, FreshSkeletons, SHOWN, Soft } from './fresh-skeletons';

const MOST_FACTS = 2;
/** Letters of a review; the rest is read on its venue's page. */
const MOST_LETTERS = 140;

/** Whole words of it; nothing is cut off by the box, whatever the size of the text. */
function beginningOf(text: string): string {
  if (text.length <= MOST_LETTERS) return text;
  const cut = text.slice(0, MOST_LETTERS);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), MOST_LETTERS / 2)).trimEnd()} …`;
}

/** The page's `prefetch` in slice.json asks for the same. */
const freshQuery = queryOptions(queryOf(listReviews, { query: { limit: SHOWN } }));

/** What visitors wrote last, each with its place and what is known there. Nothing where nobody wrote yet. */
function FreshReviews() {
  const { data: reviews, isError } = useQuery(freshQuery);
  const ids = [...new Set(reviews?.map(({ venue }) => venue.id))];
  const { data: facts } = useQuery({
    ...queryOptions(queryOf(listVenueFacts, { query: { ids: ids.join(',') } })),
    enabled: ids.length > 0,
  });
  if (isError || reviews?.length === 0) return null;
  return (
    <Section heading={FRESH} aside={<Link to="/reviews">All reviews</Link>}>
      {reviews ? (
        <Cards as="ul" role="list" $gap={4}>
          {reviews.map((review) => (
            <FreshReview key={review.id} review={review} known={facts?.find(({ id }) => id === review.venue.id)} />
          ))}
        </Cards>
      ) : (
        <FreshSkeletons />
      )}
    </Section>
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
      {known && <FactBadges facts={toldFacts(known.features, [], MOST_FACTS)} of={venue.name} />}
      <blockquote>{`“${beginningOf(detailedReview)}”`}</blockquote>
      <Soft>
        <span>{`${reviewerName} ·`}</span> <time dateTime={createdAt}>{dayWords(createdAt)}</time>
      </Soft>
      {isSample && <SampleBadge />}
    </Fresh>
  );
}

export default FreshReviews;
