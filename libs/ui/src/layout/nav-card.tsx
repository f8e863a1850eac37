import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { radii, space } from '../theme/tokens';

type Tint = 'sun' | 'accent' | 'good' | 'bad';

const Base = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-width: 0;
  min-height: 4.5rem;
  padding: ${space[3]} ${space[4]};
  border: 1px solid var(--color-hair);
  border-radius: ${radii.card};
  background: var(--color-surface);
  color: var(--color-text);
  font-weight: 650;
  line-height: 1.3;
  text-decoration: none;

  &:hover {
    border-color: var(--color-accent);
    color: var(--color-text);
    text-decoration: underline;
  }
  small {
    display: block;
    color: var(--color-text-soft);
    font-size: 1rem;
    font-weight: 400;
  }
`;

const Mark = styled.span<{ $tint: Tint }>`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: 2.5rem;
  height: 2.5rem;
  border-radius: ${radii.control};
  background: ${({ $tint }) => `var(--color-${$tint}-soft)`};
  color: var(--color-accent-strong);
`;

export interface NavCardProps {
  to: string;
  icon: ReactNode;
  /** Background colour of the icon; only decoration. Default: accent. */
  tint?: Tint;
  /** A short text under the name. */
  note?: ReactNode;
  children: ReactNode;
}

/**
 * A navigation link as a compact card with an icon: `<NavCard to="/reviews" icon={<ListIcon />}>Browse
 * Reviews</NavCard>`.
 */
export function NavCard({ to, icon, tint = 'accent', note, children }: NavCardProps) {
  return (
    <Base to={to}>
      <Mark $tint={tint}>{icon}</Mark>
      <span>
        {children}
        {note !== undefined && <small>{note}</small>}
      </span>
    </Base>
  );
}
