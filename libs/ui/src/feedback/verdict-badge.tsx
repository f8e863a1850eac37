import type { ComponentType } from 'react';
import { styled } from 'styled-components';
import { CheckIcon } from '../icons/check-icon';
import { CrossIcon } from '../icons/cross-icon';
import type { IconProps } from '../icons/icon';
import { InfoIcon } from '../icons/info-icon';
import { QuestionIcon } from '../icons/question-icon';
import { WarningIcon } from '../icons/warning-icon';
import { space } from '../theme/tokens';
import { Badge } from './badge';
import { type Tone, toneStyles } from './tone';

/** Whether a place meets a person's needs. */
export type Verdict = 'meets' | 'partly' | 'does-not-meet' | 'unknown' | 'does-not-apply';

/** Text, colour and icon of each verdict. Unknown has no colour, so that it never looks like a yes. */
export const VERDICTS: Readonly<Record<Verdict, { word: string; tone: Tone; Icon: ComponentType<IconProps> }>> = {
  meets: { word: 'Meets', tone: 'good', Icon: CheckIcon },
  partly: { word: 'Partly', tone: 'warn', Icon: WarningIcon },
  'does-not-meet': { word: 'Does not meet', tone: 'bad', Icon: CrossIcon },
  unknown: { word: 'Unknown', tone: 'neutral', Icon: QuestionIcon },
  'does-not-apply': { word: 'Does not apply', tone: 'neutral', Icon: InfoIcon },
};

/** Shows the text, icon and colour of one verdict. */
export function VerdictBadge({ verdict }: { verdict: Verdict }) {
  const { word, tone, Icon } = VERDICTS[verdict];
  return (
    <Badge tone={tone} icon={<Icon size="1.1em" />}>
      {word}
    </Badge>
  );
}

const Row = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
`;

const Pip = styled.span<{ $tone: Tone; $solid: boolean }>`
  ${toneStyles}
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: 1.75rem;
  height: 1.75rem;
  border-width: 2px;
  border-radius: 0.375rem;
  ${({ $solid, $tone }) => $solid && `background: var(--color-${$tone}); color: var(--color-surface);`}
  ${({ $tone }) => $tone === 'neutral' && 'border-style: dashed;'}

  @media (forced-colors: active) {
    background: Canvas;
  }
`;

/** One symbol per verdict for a quick overview. Decorative: the text beside it says the same. */
export function VerdictPips({ verdicts }: { verdicts: readonly Verdict[] }) {
  return (
    <Row aria-hidden="true">
      {verdicts.map((verdict, index) => {
        const { tone, Icon } = VERDICTS[verdict];
        return (
          <Pip key={index} $tone={tone} $solid={verdict === 'meets' || verdict === 'does-not-meet'}>
            <Icon size="1.1rem" />
          </Pip>
        );
      })}
    </Row>
  );
}
