import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Spinner } from '../feedback/spinner';
import { buttonStyles, type ButtonVariant } from './button-styles';

const Base = styled.button<{ $variant: ButtonVariant; $wide: boolean }>`
  ${buttonStyles}
`;

export interface ButtonProps extends ComponentProps<'button'> {
  /** `primary` once per view; `secondary` by default; `quiet` looks like a link; `danger` for what cannot be undone. */
  variant?: ButtonVariant;
  /** Icon before the words. */
  icon?: ReactNode;
  /** Shows a spinner and disables the button; give the words for it as children ("Submitting..."). */
  busy?: boolean;
  /** Full width of its box. */
  wide?: boolean;
}

/** Native button, `type="button"` unless told otherwise. Use `aria-pressed` for toggles. */
export function Button({ variant = 'secondary', icon, busy = false, wide = false, disabled = false, children, ...rest }: ButtonProps) {
  return (
    <Base type="button" $variant={variant} $wide={wide} disabled={disabled || busy} {...rest}>
      {busy ? <Spinner /> : icon}
      <span>{children}</span>
    </Base>
  );
}
