import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { LateStatus } from '../feedback/late-status';
import { Spinner } from '../feedback/spinner';
import { buttonStyles, type ButtonVariant } from './button-styles';

const Base = styled.button<{ $variant: ButtonVariant; $wide: boolean }>`
  ${buttonStyles}
`;

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'aria-disabled'> {
  /** `primary` once per view; `secondary` by default; `quiet` looks like a link; `danger` for what cannot be undone. */
  variant?: ButtonVariant;
  /** Icon before the words. */
  icon?: ReactNode;
  /** Shows a spinner and takes no presses; give the words for it as children ("Submitting..."). */
  busy?: boolean;
  /** Takes no presses. Said with `aria-disabled`: the focus stays, and the button can be reached and read. */
  disabled?: boolean;
  /** Called for a press while `disabled`: say what is missing. */
  onRefused?: () => void;
  /** Full width of its box. */
  wide?: boolean;
}

/** Native button, `type="button"` unless told otherwise. Use `aria-pressed` for toggles. */
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
    // Enter in a field presses the form's button too: nothing is sent that way either.
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
