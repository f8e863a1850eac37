import type { VenueMatchProps } from '@waymark/contracts-reviews';
import { Stack } from '@waymark/ui';
import { Link } from 'react-router-dom';
import { MatchHeadline } from './match-headline';
import { MatchSkeleton } from './match-skeleton';
import { NeedRows } from './need-rows';
import { NeedsFailed } from './needs-failed';
import { NeedsInvite } from './needs-invite';
import { matchNeeds } from './rules/match-needs';
import { useNeedsToMatch } from './use-needs-to-match';

/** Whether this one place gives the reader what they need: the answer in a line, then why. */
export function VenueMatch({ venue, reviews, page }: VenueMatchProps) {
  const saved = useNeedsToMatch();
  if (saved.status === 'loading') return <MatchSkeleton />;
  if (saved.status === 'failed') return <NeedsFailed onRetry={saved.retry} />;
  if (saved.status === 'none') return <NeedsInvite />;
  const matched = matchNeeds(saved.needs, venue);
  const verdicts = matched.map(({ verdict }) => verdict);
  // A list of places has said the sum already.
  if (page) return <NeedRows matched={matched} reviews={reviews} page={page} />;
  return (
    <Stack $gap={4}>
      <MatchHeadline verdicts={verdicts} />
      <NeedRows matched={matched} reviews={reviews} page={page} />
      {reviews?.length === 0 && verdicts.includes('unknown') && (
        <p>There are no reviews here yet that could tell more.</p>
      )}
      <p>
        Compared here, in your browser; your needs were sent to nobody.{' '}
        <Link to="/accessibility-preferences">Change my needs</Link>
      </p>
    </Stack>
  );
}

export default VenueMatch;
