import { styled } from 'styled-components';
import { space } from '../tokens/tokens';
import { toneStyles, type Tone } from './tone';
import { VERDICTS, type Verdict } from './verdicts';

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

/** One mark for each verdict, to be taken in at a glance; decorative, the words beside it say the same. */
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
