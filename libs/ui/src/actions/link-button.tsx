import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { buttonStyles, type ButtonVariant } from './button-styles';

const Base = styled(Link)<{ $variant: ButtonVariant; $wide: boolean }>`
  ${buttonStyles}
`;

export interface LinkButtonProps extends ComponentProps<typeof Link> {
  /** As of Button. */
  variant?: ButtonVariant;
  /** Icon before the words. */
  icon?: ReactNode;
  /** Full width of its box. */
  wide?: boolean;
}

/** A router link (`to`) that looks like a button: it goes somewhere, a Button does something. */
export function LinkButton({ variant = 'secondary', icon, wide = false, children, ...rest }: LinkButtonProps) {
  return (
    <Base $variant={variant} $wide={wide} {...rest}>
      {icon}
      <span>{children}</span>
    </Base>
  );
}
