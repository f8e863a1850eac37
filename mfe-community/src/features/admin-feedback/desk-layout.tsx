import { Button, space, Stack } from '@waymark/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';

const Columns = styled.div<{ $split: boolean }>`
  display: grid;
  gap: ${space[6]};
  align-items: start;

  & > * {
    min-width: 0;
  }
  @media (min-width: 64rem) {
    grid-template-columns: ${({ $split }) => ($split ? 'minmax(18rem, 2fr) minmax(0, 3fr)' : 'minmax(0, 1fr)')};
  }
`;

/** The list of items. Where both do not fit, the selected item replaces it. */
const List = styled.div<{ $split: boolean }>`
  @media (max-width: 63.99rem) {
    display: ${({ $split }) => ($split ? 'none' : 'block')};
  }
`;

const Back = styled.div`
  @media (min-width: 64rem) {
    display: none;
  }
`;

interface DeskLayoutProps {
  list: ReactNode;
  /** ID of the selected item; null for none. */
  selected: number | null;
  detail: ReactNode;
  onBack: () => void;
}

/**
 * A list and, beside it, the selected item. Selecting moves the focus to the detail; going back returns it to the
 * card.
 */
export function DeskLayout({ list, selected, detail, onBack }: DeskLayoutProps) {
  const region = useRef<HTMLElement>(null);
  const before = useRef<number | null>(null);
  useEffect(() => {
    if (selected !== null) region.current?.focus();
    else if (before.current !== null) document.getElementById(`item-${before.current}`)?.focus();
    before.current = selected;
  }, [selected]);
  return (
    <Columns $split={selected !== null}>
      <List $split={selected !== null}>{list}</List>
      {selected !== null && (
        <section ref={region} tabIndex={-1} aria-label="Details">
          <Stack $gap={4}>
            <Back>
              <Button onClick={onBack}>Back to the list</Button>
            </Back>
            {detail}
          </Stack>
        </section>
      )}
    </Columns>
  );
}
