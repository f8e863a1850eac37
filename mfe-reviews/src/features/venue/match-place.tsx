import {
  type ReviewsSlots,
  type VenueDetail,
  CLAIM,
  type Feature,
  FEATURES,
  type FeatureFact,
  type VenueFacts,
} from '@waymark/contracts-reviews';
import { Slot, useAfterContent } from '@waymark/mfe-kit';
import { Card, Section, wide, Skeleton, Stack } from '@waymark/ui';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { hasSlot } from '../../shared/has-slot';

/** Returns the facts in the format of GET /api/venues/facts, from the data of the loaded page. */
function venueFactsOf(venue: VenueDetail): VenueFacts {
  const { id, category, source } = venue;
  const known = FEATURES.map((feature) => {
    const { agrees = 0, disagrees = 0, newestAnswerAt = null } = venue.verifications[feature] ?? {};
    const claim = venue[`claimed${feature}`] ?? CLAIM.unknown;
    const note = venue.facts[feature]?.note ?? venue.claimNotes[feature];
    const isPartly = venue.facts[feature]?.stated === 'partly';
    const fact: FeatureFact = {
      claim,
      agrees,
      disagrees,
      people: agrees + disagrees,
      newestAnswerAt,
      ...(isPartly && { partly: true }),
      ...(note !== undefined && { note }),
    };
    return [feature, fact] as const;
  }).filter(
    ([, { claim, people, partly, note }]) => claim !== CLAIM.unknown || people > 0 || partly || note !== undefined,
  );
  const outOfOrder = venue.notices.flatMap(({ feature }) => feature ?? []);
  return {
    id,
    category,
    statedBy: source?.dated ? { name: source.name, date: source.dated } : null,
    ...(outOfOrder.length > 0 && { outOfOrder }),
    features: Object.fromEntries(known),
  };
}

/** A placeholder. Not announced, because the page is there and only this part loads later. */
function MatchWaiting() {
  return (
    <Stack $gap={4} aria-busy="true">
      <Skeleton width="70%" height="1.75rem" />
      <Skeleton lines={3} height="2.5rem" />
    </Stack>
  );
}

/** On a phone, tall enough that the content below is off the screen when this fills; elsewhere nothing is below it. */
const Place = styled(Card)<{ $isBrief: boolean }>`
  min-height: ${({ $isBrief }) => ($isBrief ? '14rem' : '22rem')};

  ${wide} {
    min-height: ${({ $isBrief }) => ($isBrief ? '9rem' : '12rem')};
  }
`;

interface MatchPlaceProps {
  venue: VenueDetail;
  /** True if nothing is known about the venue, so one line is enough. */
  isBrief: boolean;
  /** Called with the features that matter for the reader's needs. */
  onWanted: (features: readonly Feature[]) => void;
}

/** Another remote knows the reader's needs; it gets the facts and renders the match. */
export function MatchPlace({ venue, isBrief, onWanted }: MatchPlaceProps) {
  const isAfter = useAfterContent();
  const props = useMemo(
    () => ({
      venue: venueFactsOf(venue),
      reviews: venue.reviews.map(({ id, detailedReview }) => ({ id, text: detailedReview })),
      page: '',
      isBrief,
      onFeatures: onWanted,
    }),
    [venue, isBrief, onWanted],
  );
  if (!hasSlot('venue-match')) return null;
  return (
    <Section heading="Does it work for me?">
      <Place $tone="accent" $isBrief={isBrief}>
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
