import { PlaceLink } from './place-link';
import { countWords } from './rules/evidence-words';
import { mentionsOf } from './rules/mention-words';
import type { MatchedNeed } from './rules/match-needs';

interface MentionsProps {
  matched: MatchedNeed;
  /** Undefined where none are at hand; at least one else. */
  reviews: readonly { id: number; text: string }[] | undefined;
  page: string;
}

/** A sentence with a way to look further where nobody can tell. Searched in the browser, so that the word is sent to nobody. */
export function Mentions({ matched: { need, label }, reviews, page }: MentionsProps) {
  if (!reviews) return <To page={page} hash="customer-reviews" words="Look in its reviews" label={label} />;
  const [first, ...more] = mentionsOf(need, reviews);
  if (first !== undefined) {
    const words =
      more.length === 0
        ? 'Read a review that mentions it'
        : `Read the first of ${more.length + 1} reviews that mention it`;
    return <To page={page} hash={`review-${first}`} words={words} label={label} />;
  }
  return reviews.length === 1
    ? 'The one review here does not mention it.'
    : `None of the ${countWords(reviews.length, 'newest review', 'newest reviews')} mentions it.`;
}

function To({ page, hash, words, label }: { page: string; hash: string; words: string; label: string }) {
  return (
    <>
      <PlaceLink page={page} hash={hash} name={`${words}: ${label}`}>
        {words}
      </PlaceLink>
      .
    </>
  );
}
