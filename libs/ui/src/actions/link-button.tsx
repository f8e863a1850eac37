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
  /** Icon before the text. */
  icon?: ReactNode;
  /** Full width of its container. */
  wide?: boolean;
}

/** A router link (`to`) that looks like a button. Use it for navigation and Button for actions. */
export function LinkButton({ variant = 'secondary', icon, wide = false, children, ...rest }: LinkButtonProps) {
  return (
    <Base $variant={variant} $wide={wide} {...rest}>
      {icon}
      <span>{children}</span>
    </Base>
  );
}
