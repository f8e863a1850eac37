import { Explained, InfoIcon, WarningIcon } from '@waymark/ui';
import { styled } from 'styled-components';

const Line = styled.p`
  display: flex;
  gap: 0.5rem;
  align-items: flex-start;
  color: var(--color-text-soft);

  svg {
    margin-block-start: 0.2em;
  }
`;

/** States how far an entry was verified against its source, or that it was not yet. Never claims more than was done. */
export function Confirmation({ of }: { of: string | null }) {
  return (
    <Line>
      {of ? <InfoIcon size="1.1em" /> : <WarningIcon size="1.1em" />}
      <span>
        <Explained>
          {of ? `Checked against a saved copy of the law: ${of}.` : 'Not yet checked against the law itself.'}
        </Explained>
      </span>
    </Line>
  );
}
