import { verificationLevel } from '@waymark/contracts-reviews';
import { Badge, CheckIcon, CrossIcon, Inline, Stack, WarningIcon, space } from '@waymark/ui';
import { styled } from 'styled-components';
import { countOf } from '../../shared/count-of';
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

/** The two sides as lengths; decorative, the words under it say the same. */
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

/** What people say and how many they are, since 1 of 1 is not the same as 50 of 50, and what is stated beside that. */
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
