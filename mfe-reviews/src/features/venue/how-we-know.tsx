import { verificationLevel } from '@waymark/contracts-reviews';
import { lazyAgain } from '@waymark/mfe-kit';
import {
  Badge,
  CheckIcon,
  ChevronIcon,
  CrossIcon,
  Inline,
  LoadingRegion,
  radius,
  Skeleton,
  space,
  Stack,
  target,
  VisuallyHidden,
  WarningIcon,
} from '@waymark/ui';
import { type ReactNode, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { factEvidenceMessages as words } from '../../messages/en/fact-evidence';
import { countOf } from '../../shared/count-of';
import { factWords } from './fact-words';
import type { FeatureFacts } from './feature-facts';
import { bothSides, percentageWords, statedWords } from './feature-words';

const Track = styled.div`
  display: flex;
  gap: 2px;
  height: ${space[2]};

  span {
    border: 1px solid transparent;
    border-radius: ${space[1]};
  }
  span:first-child {
    background: var(--color-good);
  }
  span:last-child {
    flex: 1;
    background: var(--color-bad);
  }

  @media (forced-colors: active) {
    span {
      border-color: CanvasText;
    }
    span:first-child {
      background: CanvasText;
    }
  }
`;

/** Both sides as bars. Decorative, because the text below says the same. */
function AgreementBar({ percentage }: { percentage: number }) {
  return (
    <Track aria-hidden="true">
      <span style={{ width: `${percentage}%` }} />
      <span />
    </Track>
  );
}

const TONES = { green: 'good', yellow: 'warn', red: 'bad', none: 'neutral' } as const;
const ICONS = { green: CheckIcon, yellow: WarningIcon, red: CrossIcon, none: WarningIcon } as const;

/** People's answers with their number, since 1 of 1 differs from 50 of 50, and the statement beside them. */
export function Agreement({ facts }: { facts: FeatureFacts }) {
  const { people, percentage } = facts;
  if (percentage === null) return <p>Not yet verified</p>;
  const level = verificationLevel(percentage);
  const Icon = ICONS[level];
  const sides = bothSides(facts);
  const stated = statedWords(facts);
  return (
    <Stack $gap={2}>
      <Inline as="p" $gap={2}>
        <Badge tone={TONES[level]} icon={<Icon size="1.1em" />}>
          {percentageWords(facts)}
        </Badge>{' '}
        <span>{`by ${countOf(people, 'person', 'people')}`}</span>
      </Inline>
      {sides && <AgreementBar percentage={percentage} />}
      {sides && <p>{sides}</p>}
      {stated && <p>{stated}</p>}
    </Stack>
  );
}

// Loads on demand, because most readers do not open the history.
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
  display: flex;
  gap: ${space[2]};
  color: var(--color-text-soft);
  overflow-wrap: anywhere;

  /* Beside the words, never alone on a line of its own. */
  svg {
    flex: none;
    margin-block-start: 0.25em;
    color: var(--color-accent);
  }
`;

interface HowWeKnowProps {
  venueId: number;
  facts: FeatureFacts;
  /** The fact itself, which opens together with its source. */
  head: ReactNode;
}

/** The source of a fact; opens both sides of people's answers and the full history. */
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
