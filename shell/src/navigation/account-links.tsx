import type { ReactElement } from 'react';
import { NavLink } from 'react-router-dom';
import { styled } from 'styled-components';
import { useSession } from '@waymark/mfe-kit';
import { UserIcon } from '@waymark/ui';

const Name = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  min-height: 2.75rem;
  padding: 0.25rem 0.75rem;
  color: var(--color-text-soft);
`;

/** Log In, or who is signed in. Nothing until it is known, so that neither flashes by. */
export function AccountLinks(): ReactElement | null {
  const { status, user } = useSession();
  if (status === 'loading') return null;
  if (!user) {
    return (
      <li>
        <NavLink to="/login">Log In</NavLink>
      </li>
    );
  }
  return (
    <li>
      <Name>
        <UserIcon size="1.25em" /> {user.displayName}
      </Name>
    </li>
  );
}
