import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { radii, space } from '../theme/tokens';
import { toneStyles, type Tone } from './tone';

const Base = styled.span<{ $tone: Tone }>`
  ${toneStyles}
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  width: fit-content;
  max-width: 100%;
  padding: 0.125rem ${space[2]};
  /* Its tint is its edge; where tints are gone the edge is drawn. */
  border-color: transparent;
  border-radius: ${radii.small};
  font-weight: 600;
  line-height: 1.4;

  :root.high-contrast & {
    border-color: currentcolor;
  }
`;

export interface BadgeProps extends ComponentProps<'span'> {
  /** Colour of the state. Default: neutral. */
  tone?: Tone;
  /** Icon before the text. */
  icon?: ReactNode;
}

/** A short label for the item beside it ("Verified Account"). Not interactive. */
export function Badge({ tone = 'neutral', icon, children, ...rest }: BadgeProps) {
  return (
    <Base $tone={tone} {...rest}>
      {icon}
      <span>{children}</span>
    </Base>
  );
}
