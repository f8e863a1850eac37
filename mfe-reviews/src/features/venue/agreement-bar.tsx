import { space } from '@waymark/ui';
import { styled } from 'styled-components';

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
export function AgreementBar({ percentage }: { percentage: number }) {
  return (
    <Track aria-hidden="true">
      <span style={{ width: `${percentage}%` }} />
      <span />
    </Track>
  );
}
