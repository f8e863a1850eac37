import { Button, ChevronIcon, Section, space, wide } from '@waymark/ui';
import { useId, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';

const Toggle = styled.div`
  [aria-expanded='true'] svg {
    transform: rotate(180deg);
  }
  ${wide} {
    display: none;
  }
`;

/** Hidden, not removed: the comparison with the reader's needs keeps running. */
const Panel = styled.div<{ $isOpen: boolean }>`
  padding-block: ${space[4]};

  @media not all and (min-width: 48rem) {
    ${({ $isOpen }) => !$isOpen && 'display: none;'}
  }
  ${wide} {
    padding-block: 0;
  }
`;

/** Filters beside the list; on a phone behind a button, so that the first place stays near the top. */
export function FilterPanel({ on, children }: { on: number; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <div>
      <Toggle>
        <Button
          wide
          icon={<ChevronIcon />}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {`Filter and sort${on > 0 ? ` (${on} on)` : ''}`}
        </Button>
      </Toggle>
      <Panel id={id} $isOpen={isOpen}>
        <Section heading="Filter and sort" hideHeading>
          {children}
        </Section>
      </Panel>
    </div>
  );
}
