import { lazyAgain } from '@waymark/mfe-kit';
import { ChevronIcon, LoadingRegion, radius, Skeleton, space, Stack, target, VisuallyHidden } from '@waymark/ui';
import { Suspense, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { factEvidenceMessages as words } from '../../messages/en/fact-evidence';
import { Agreement } from './agreement';
import { factWords } from './fact-words';
import type { FeatureFacts } from './feature-facts';

// Most readers believe a fact; who wants to know how it came about opens it.
const FeatureHistory = lazyAgain(() =>
  import(/* webpackChunkName: "venue-after" */ './feature-history').then((part) => ({
    default: part.FeatureHistory,
  })),
);

const Details = styled.details`
  summary {
    display: grid;
    gap: ${space[1]};
    min-height: ${target};
    border-radius: ${radius};
    list-style: none;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  &[open] > summary > :last-child > svg {
    transform: rotate(180deg);
  }
  &[open] > :last-child {
    padding-block: ${space[2]};
  }
`;

const Line = styled.span`
  color: var(--color-text-soft);
  overflow-wrap: anywhere;

  svg {
    margin-inline-start: ${space[2]};
    color: var(--color-accent);
    vertical-align: -0.125em;
  }
`;

interface HowWeKnowProps {
  venueId: number;
  facts: FeatureFacts;
  /** What is known, which opens it together with who says so. */
  head: ReactNode;
}

/** Who says so, which opens both sides of what people say and everything that was ever said of it. */
export function HowWeKnow({ venueId, facts, head }: HowWeKnowProps) {
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <Details onToggle={(event) => event.currentTarget.open && setWasOpened(true)}>
      <summary>
        {head}
        <Line>
          <span>{factWords(facts)}</span>
          <VisuallyHidden>{words.howWeKnow}</VisuallyHidden>
          <ChevronIcon size="1em" />
        </Line>
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
    <LoadingRegion label="Loading the history">
      <Skeleton lines={3} />
    </LoadingRegion>
  );
}
