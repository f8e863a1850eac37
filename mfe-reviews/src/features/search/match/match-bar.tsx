import type { ReviewsSlots } from '@waymark/contracts-reviews';
import { Slot, useAfterContent } from '@waymark/mfe-kit';
import { Card, Section, Skeleton, space } from '@waymark/ui';
import { useMemo, type ReactNode } from 'react';
import { hasSlot } from '../../../shared/has-slot';

const WAITING = (
  <div aria-busy="true">
    <Skeleton lines={2} />
  </div>
);

type MatchBarProps = ReviewsSlots['search-match'] & { children: ReactNode };

/** Last among the filters: compares the places with saved needs, and offers actions on the result. */
export function MatchBar({ venues, onMatch, children }: MatchBarProps) {
  const isAfter = useAfterContent();
  const props = useMemo(() => ({ venues, onMatch }), [venues, onMatch]);
  if (!hasSlot('search-match')) return children;
  return (
    <Section heading="Do they work for me?">
      <Card $tone="accent" style={{ padding: space[4] }}>
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
      </Card>
    </Section>
  );
}
