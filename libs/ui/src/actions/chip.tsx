import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { CheckIcon } from '../icons/check-icon';
import { CloseIcon } from '../icons/close-icon';
import { VisuallyHidden } from '../layout/visually-hidden';
import { radii, space, target } from '../theme/tokens';

const chipStyles = css`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  width: fit-content;
  max-width: 100%;
  min-width: ${target};
  min-height: ${target};
  padding: ${space[1]} ${space[4]};
  border: 1.5px solid var(--color-border);
  border-radius: ${radii.pill};
  background: var(--color-surface);
  color: var(--color-text);
  font-weight: 600;
  line-height: 1.3;
  text-align: start;
  text-decoration: none;
  cursor: pointer;

  &:hover {
    border-color: var(--color-accent);
    background: var(--color-accent-soft);
    color: var(--color-text);
  }
`;

const Removable = styled.button`
  ${chipStyles}
  border-color: var(--color-accent);
  background: var(--color-accent-soft);
`;

export interface ChipProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** The active filter, e.g. "City: Leeds". */
  label: string;
  onRemove: () => void;
}

/** An active filter; pressing it removes the filter. Accessible name: "Remove filter City: Leeds". */
export function Chip({ label, onRemove, ...rest }: ChipProps) {
  return (
    <Removable type="button" onClick={onRemove} {...rest}>
      <span>
        <VisuallyHidden>Remove filter </VisuallyHidden>
        <span>{label}</span>
      </span>
      <CloseIcon size="1em" />
    </Removable>
  );
}

const Toggle = styled.button`
  ${chipStyles}

  &[aria-pressed='true'],
  &[aria-pressed='true']:hover {
    border-color: var(--color-accent);
    background: var(--color-accent);
    color: var(--color-on-accent);

    @media (forced-colors: active) {
      forced-color-adjust: none;
      border-color: SelectedItem;
      background: SelectedItem;
      &,
      svg {
        color: SelectedItemText;
      }
    }
  }
`;

export interface ToggleChipProps extends Omit<ComponentProps<'button'>, 'aria-pressed'> {
  pressed: boolean;
}

/** One of several choices that can be active together; active ones show a check mark. */
export function ToggleChip({ pressed, children, ...rest }: ToggleChipProps) {
  return (
    <Toggle type="button" aria-pressed={pressed} {...rest}>
      {pressed && <CheckIcon size="1.05em" />}
      <span>{children}</span>
    </Toggle>
  );
}

const Way = styled(Link)`
  ${chipStyles}

  small {
    color: var(--color-text-soft);
    font-size: 1rem;
    font-weight: 400;
  }
`;

export interface ChipLinkProps {
  to: string;
  /** A count after the text. */
  note?: ReactNode;
  children: ReactNode;
}

/** A short link among others of its kind: a hashtag, a kind of place. */
export function ChipLink({ to, note, children }: ChipLinkProps) {
  return (
    <Way to={to}>
      <span>{children}</span>
      {note !== undefined && <small>{note}</small>}
    </Way>
  );
}
