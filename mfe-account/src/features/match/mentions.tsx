import { PlaceLink } from './place-link';
import { countWords } from './rules/evidence-words';
import { mentionsOf } from './rules/mention-words';
import type { MatchedNeed } from './rules/match-needs';

interface MentionsProps {
  matched: MatchedNeed;
  /** Undefined where no reviews are at hand. */
  reviews: readonly { id: number; text: string }[] | undefined;
  page: string;
}

/** A way to look further when nobody can tell: what people wrote. Searched in the browser, so that the word is sent to nobody. */
export function Mentions({ matched: { need, label }, reviews, page }: MentionsProps) {
  if (!reviews) {
    return (
      <p>
        <PlaceLink page={page} hash="customer-reviews" name={`Look in its reviews: ${label}`}>
          Look in its reviews
        </PlaceLink>{' '}
        for what people wrote about it.
      </p>
    );
  }
  const [first, ...more] = mentionsOf(need, reviews);
  if (first !== undefined) {
    const words = `Read what ${more.length === 0 ? 'a review says' : `${more.length + 1} reviews say`} about it`;
    return (
      <p>
        <PlaceLink page={page} hash={`review-${first}`} name={`${words}: ${label}`}>
          {words}
        </PlaceLink>
        .
      </p>
    );
  }
  if (reviews.length === 0) return <p>No review here yet could tell.</p>;
  return <p>{reviews.length === 1 ? 'The one review here does not mention it.' : `None of the ${countWords(reviews.length, 'newest review', 'newest reviews')} mentions it.`}</p>;
}
