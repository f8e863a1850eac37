import type { VenueMatchProps } from '@waymark/contracts-reviews';
import { Stack, LoadingRegion, Skeleton, Disclosure, space } from '@waymark/ui';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { MatchHeadline } from './match-headline';
import { NeedRow } from './need-row';
import { NeedsFailed } from './needs-failed';
import { NeedsInvite } from './needs-invite';
import { matchNeeds, type MatchedNeed } from './rules/match-needs';
import { needRule } from './rules/need-features';
import { useNeedsToMatch } from './use-needs-to-match';

/** More would push the facts of the place off the screen; what is not met stands first. */
const SHOWN_AT_ONCE = 6;

const Rows = styled.ul`
  display: grid;
  gap: ${space[2]};
  padding: 0;
  margin: 0;
  list-style: none;
`;

type NeedRowsProps = Pick<VenueMatchProps, 'reviews' | 'page'> & { matched: readonly MatchedNeed[] };

function NeedRows({ matched, ...rest }: NeedRowsProps) {
  const list = (needs: readonly MatchedNeed[]) => (
    <Rows role="list">
      {needs.map((one) => (
        <NeedRow key={one.need} matched={one} {...rest} />
      ))}
    </Rows>
  );
  // One more row is no longer than the words that would hide it.
  if (matched.length <= SHOWN_AT_ONCE + 1) return list(matched);
  const others = matched.slice(SHOWN_AT_ONCE);
  return (
    <>
      {list(matched.slice(0, SHOWN_AT_ONCE))}
      <Disclosure summary={`Show ${others.length} more of your needs`}>{list(others)}</Disclosure>
    </>
  );
}

function MatchSkeleton() {
  return (
    <LoadingRegion label="Comparing with your needs">
      <Stack $gap={4}>
        <Skeleton width="70%" height="1.75rem" />
        <Skeleton lines={3} height="2.5rem" />
      </Stack>
    </LoadingRegion>
  );
}

/** Whether this one place gives the reader what they need: the answer in a line, then why. */
export function VenueMatch({ venue, reviews, page, isBrief = false, onFeatures }: VenueMatchProps) {
  const saved = useNeedsToMatch();
  const needs = saved.status === 'ready' ? saved.needs : null;
  useEffect(() => {
    if (needs) onFeatures?.(needs.flatMap((need) => needRule(need, venue.category).all));
  }, [needs, onFeatures, venue.category]);
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
      {!isBrief && <NeedRows matched={matched} reviews={reviews} page={page} />}
      {!isBrief && reviews?.length === 0 && verdicts.includes('unknown') && (
        <p>There are no reviews here yet that could tell more.</p>
      )}
      <p>
        Compared in your browser. Your needs were not sent to anyone.{' '}
        <Link to="/accessibility-preferences">Change my needs</Link>
      </p>
    </Stack>
  );
}

export default VenueMatch;
