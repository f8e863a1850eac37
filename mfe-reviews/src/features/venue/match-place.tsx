import type { ReviewsSlots, VenueDetail } from '@waymark/contracts-reviews';
import { Slot } from '@waymark/mfe-kit';
import { Card, Section, wide } from '@waymark/ui';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { hasSlot } from '../../shared/has-slot';
import { useAfterContent } from '../../shared/use-after-content';
import { MatchWaiting } from './match-waiting';
import { venueFactsOf } from './venue-facts-of';

/** On a phone tall enough that what comes after it is off the screen when it fills; elsewhere nothing stands below it. */
const Place = styled(Card)`
  min-height: 22rem;

  ${wide} {
    min-height: 12rem;
  }
`;

/** Another slice knows what the reader needs; it gets the facts and draws the answer. */
export function MatchPlace({ venue }: { venue: VenueDetail }) {
  const isAfter = useAfterContent();
  const props = useMemo(
    () => ({
      venue: venueFactsOf(venue),
      reviews: venue.reviews.map(({ id, detailedReview }) => ({ id, text: detailedReview })),
      page: '',
    }),
    [venue],
  );
  if (!hasSlot('venue-match')) return null;
  return (
    <Section heading="Does it work for me?">
      <Place $tone="accent">
        {isAfter ? (
          <Slot<ReviewsSlots['venue-match']>
            name="venue-match"
            props={props}
            what="the match with your needs"
            loading={<MatchWaiting />}
          />
        ) : (
          <MatchWaiting />
        )}
      </Place>
    </Section>
  );
}
