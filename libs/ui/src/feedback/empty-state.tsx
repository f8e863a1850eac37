import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { fontSize, radii, space } from '../theme/tokens';

const Base = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space[4]};
  padding: ${space[8]} ${space[5]};
  border: 1px solid var(--color-hair);
  border-radius: ${radii.card};
  background: var(--color-surface);
  text-align: center;
`;

const Title = styled.p`
  font-size: ${fontSize.medium};
  font-weight: 700;
`;

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The missing content, e.g. "No reviews yet". */
  title: ReactNode;
  /** Icon or small illustration above the text. */
  icon?: ReactNode;
  /** Heading level of the title; without it the title is plain text. */
  level?: 2 | 3;
  /** The next step: a LinkButton or Button. */
  action?: ReactNode;
}

/** Replaces an empty list; children explain why and what to do. */
export function EmptyState({ title, icon, level, action, children, ...rest }: EmptyStateProps) {
  return (
    <Base {...rest}>
      {icon}
      <Title as={level && `h${level}`}>{title}</Title>
      {children !== undefined && <div>{children}</div>}
      {action}
    </Base>
  );
}
