import type { MatchVerdict, VenueMatchProps } from '@waymark/contracts-reviews';
import { Disclosure, fontSize, LoadingRegion, Skeleton, space, Stack, VerdictPips, VERDICTS } from '@waymark/ui';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { NeedRow } from './need-row';
import { NeedsFailed } from './needs-failed';
import { NeedsInvite } from './needs-invite';
import { type MatchedNeed, matchNeeds } from './rules/match-needs';
import { needRule } from './rules/need-features';
import { summaryWords } from './rules/summary-words';
import { useNeedsToMatch } from './use-needs-to-match';

const Head = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[2]} ${space[4]};
  align-items: center;

  p {
    font-size: ${fontSize.medium};
    font-weight: 700;
    line-height: 1.3;
    text-wrap: balance;
  }
  & > :last-child {
    grid-column: 2;
  }
`;

const Mark = styled.span<{ $colour: string }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: 3rem;
  height: 3rem;
  border: 2px solid var(--color-${({ $colour }) => $colour});
  border-radius: 50%;
  background: var(--color-${({ $colour }) => $colour});
  color: var(--color-surface);

  @media (forced-colors: active) {
    background: Canvas;
  }
`;

/** One unmet need outweighs all met ones; the result is "meets" only when every need is met. */
function verdictOfAll(verdicts: readonly MatchVerdict[]): MatchVerdict {
  if (verdicts.includes('does-not-meet')) return 'does-not-meet';
  if (verdicts.every((verdict) => verdict === 'meets')) return 'meets';
  return verdicts.includes('partly') ? 'partly' : 'unknown';
}

/** The result for people who read nothing else: an icon, a line, and one small icon for each need. */
function MatchHeadline({ verdicts }: { verdicts: readonly MatchVerdict[] }) {
  const { Icon, tone } = VERDICTS[verdictOfAll(verdicts)];
  return (
    <Head>
      <Mark $colour={tone === 'neutral' ? 'text-soft' : tone} aria-hidden="true">
        <Icon size="1.75rem" />
      </Mark>
      <p>{summaryWords(verdicts)}</p>
      <VerdictPips verdicts={verdicts} />
    </Head>
  );
}

/** Number of needs shown at first; more rows would push the place's facts off the screen. Unmet needs come first. */
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
  // Shows one more row instead of a button to hide it, which would take the same space.
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

/** Shows whether this place meets the reader's needs: one line, then the reasons. */
export function VenueMatch({ venue, reviews, page, isBrief = false, onFeatures }: VenueMatchProps) {
  const saved = useNeedsToMatch();
  const needs = saved.status === 'ready' ? saved.needs : null;
  useEffect(() => {
    if (needs) onFeatures?.(needs.flatMap((need) => needRule(need, venue.category).all));
  }, [needs, onFeatures, venue.category]);
  if (saved.status === 'loading') return <MatchSkeleton />;
  if (saved.status === 'failed') return <NeedsFailed onRetry={saved.retry} />;
  if (saved.status === 'none') return <NeedsInvite isBrief={isBrief} />;
  const matched = matchNeeds(saved.needs, venue);
  const verdicts = matched.map(({ verdict }) => verdict);
  // In a list of places, the headline is already shown elsewhere.
  if (page) return <NeedRows matched={matched} reviews={reviews} page={page} />;
  return (
    <Stack $gap={4}>
      <MatchHeadline verdicts={verdicts} />
      {!isBrief && <NeedRows matched={matched} reviews={reviews} page={page} />}
      {!isBrief && reviews?.length === 0 && verdicts.includes('unknown') && <p>There are no reviews here yet.</p>}
      <p>
        Compared in your browser. Your needs were not sent to anyone.{' '}
        <Link to="/accessibility-preferences">Change my needs</Link>
      </p>
    </Stack>
  );
}

export default VenueMatch;
