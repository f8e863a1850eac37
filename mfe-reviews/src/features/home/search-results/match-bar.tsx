import type { ReviewsSlots } from '@waymark/contracts-reviews';
import { Slot } from '@waymark/mfe-kit';
import { Card, Section, Skeleton, wide } from '@waymark/ui';
import { useMemo, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { hasSlot } from '../../../shared/has-slot';
import { useAfterContent } from '../../../shared/use-after-content';

/** Keeps its place while the other slice's part is on its way, so that the list does not jump; with needs it is taller. */
const Place = styled(Card)<{ $isMatched: boolean }>`
  min-height: ${({ $isMatched }) => ($isMatched ? '18rem' : '22rem')};

  ${wide} {
    min-height: ${({ $isMatched }) => ($isMatched ? '12rem' : '14.5rem')};
  }
`;

const WAITING = (
  <div aria-busy="true">
    <Skeleton lines={2} />
  </div>
);

type MatchBarProps = ReviewsSlots['search-match'] & {
  /** Whether there are needs, now or at the last search of this tab. */
  isMatched: boolean;
  children: ReactNode;
};

/** Above the list: whose needs the places are compared with, and what to do with the answer. */
export function MatchBar({ venues, onMatch, isMatched, children }: MatchBarProps) {
  const isAfter = useAfterContent();
  const props = useMemo(() => ({ venues, onMatch }), [venues, onMatch]);
  if (!hasSlot('search-match')) return null;
  return (
    <Section heading="Do they work for me?" level={3}>
      <Place $tone="accent" $isMatched={isMatched}>
        {isAfter ? (
          <Slot<ReviewsSlots['search-match']>
            name="search-match"
            props={props}
            what="the match with your needs"
            loading={WAITING}
          />
        ) : (
          WAITING
        )}
        {children}
      </Place>
    </Section>
  );
}
