import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { LateStatus } from '../feedback/late-status';
import { Spinner } from '../feedback/spinner';
import { buttonStyles, type ButtonVariant } from './button-styles';

const Base = styled.button<{ $variant: ButtonVariant; $wide: boolean }>`
  ${buttonStyles}
`;

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'aria-disabled'> {
  /**
   * `primary` once per view; `secondary` by default; `quiet` looks like a link; `danger` for actions that cannot be
   * undone.
   */
  variant?: ButtonVariant;
  /** Icon before the text. */
  icon?: ReactNode;
  /** Shows a spinner and ignores presses; pass the text for this state as children ("Submitting..."). */
  busy?: boolean;
  /** Ignores presses. Uses `aria-disabled`, so the button keeps the focus and can still be reached and read. */
  disabled?: boolean;
  /** Called for a press while `disabled`; tell the person what is missing. */
  onRefused?: () => void;
  /** Full width of its container. */
  wide?: boolean;
}

/** Native button, `type="button"` by default. Use `aria-pressed` for toggles. */
export function Button({
  variant = 'secondary',
  icon,
  busy = false,
  disabled = false,
  wide = false,
  ...others
}: ButtonProps) {
  const { onClick, onRefused, children, ...rest } = others;
  const isOff = busy || disabled;
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    if (!isOff) return onClick?.(event);
    // Enter in a field also presses the form's button, so this blocks that submission too.
    event.preventDefault();
    if (!busy) onRefused?.();
  };
  return (
    <>
      <Base type="button" $variant={variant} $wide={wide} aria-disabled={isOff || undefined} {...rest} onClick={press}>
        {busy ? <Spinner /> : icon}
        <span>{children}</span>
      </Base>
      {busy && <LateStatus>{children}</LateStatus>}
    </>
  );
}
