import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { CloseIcon } from '../icons/close-icon';
import { VisuallyHidden } from '../layout/visually-hidden';
import { space, target } from '../tokens/tokens';

const Base = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  width: fit-content;
  max-width: 100%;
  min-height: ${target};
  padding: ${space[1]} ${space[4]};
  border: 1px solid var(--color-border);
  border-radius: 1.5rem;
  background: var(--color-accent-soft);
  color: var(--color-text);
  text-align: start;
  cursor: pointer;

  &:hover {
    border-color: var(--color-accent);
  }
`;

export interface ChipProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** What is filtered, e.g. "City: Leeds". */
  label: string;
  /** Called when the chip is pressed. */
  onRemove: () => void;
}

/** A filter that is on; pressing it takes the filter away. Accessible name: "Remove filter City: Leeds". */
export function Chip({ label, onRemove, ...rest }: ChipProps) {
  return (
    <Base type="button" onClick={onRemove} {...rest}>
      <span>
        <VisuallyHidden>Remove filter </VisuallyHidden>
        {label}
      </span>
      <CloseIcon size="1em" />
    </Base>
  );
}
