import { lazyAgain } from '@waymark/mfe-kit';
import { ChevronIcon, LoadingRegion, radius, Skeleton, space, Stack, target, VisuallyHidden } from '@waymark/ui';
import { Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { Agreement } from './agreement';
import type { FeatureFacts } from './feature-facts';

// Most readers believe a fact; who wants to know how it came about opens it.
const FeatureHistory = lazyAgain(() =>
  import(/* webpackChunkName: "venue-after" */ './feature-history').then((part) => ({
    default: part.FeatureHistory,
  })),
);

const Details = styled.details`
  summary {
    display: inline-flex;
    align-items: center;
    gap: ${space[2]};
    min-height: ${target};
    border-radius: ${radius};
    color: var(--color-accent);
    text-decoration: underline;
    text-underline-offset: 0.18em;
    list-style: none;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  &[open] > summary > svg {
    transform: rotate(180deg);
  }
  &[open] > :last-child {
    padding-block: ${space[2]};
  }
`;

/** Both sides of what people say, and everything that was ever said of it. */
export function HowWeKnow({ venueId, facts }: { venueId: number; facts: FeatureFacts }) {
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <Details onToggle={(event) => event.currentTarget.open && setWasOpened(true)}>
      <summary>
        <ChevronIcon size="1em" />
        <span>
          How we know<VisuallyHidden>{` about ${facts.label.toLowerCase()}`}</VisuallyHidden>
        </span>
      </summary>
      <Stack $gap={4}>
        <Agreement facts={facts} />
        {wasOpened && (
          <Suspense fallback={<HistoryWaiting />}>
            <FeatureHistory venueId={venueId} feature={facts.feature} />
          </Suspense>
        )}
      </Stack>
    </Details>
  );
}

function HistoryWaiting() {
  return (
    <LoadingRegion label="Loading what was said">
      <Skeleton lines={3} />
    </LoadingRegion>
  );
}
