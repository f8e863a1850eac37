import type { ReactNode } from 'react';
import { Toolbar as AriaToolbar } from 'react-aria-components/Toolbar';
import { styled } from 'styled-components';
import { radius, space } from '../theme/tokens';

const Bar = styled(AriaToolbar)`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
  width: fit-content;
  max-width: 100%;
  padding: ${space[1]};
  border: 1px solid var(--color-line);
  border-radius: ${radius};
  background: var(--color-sunken);
`;

export interface ToolbarProps {
  /** Accessible name, e.g. "Marks for the text of day 2". */
  label: string;
  /** ID of the field that the buttons change. */
  controls: string;
  children: ReactNode;
}

/** APG toolbar: one Tab stop, which returns to the last used button; arrow keys move between buttons. */
export function Toolbar({ label, controls, children }: ToolbarProps) {
  return (
    <Bar aria-label={label} aria-controls={controls}>
      {children}
    </Bar>
  );
}
