import type { ReactElement } from 'react';
import { NavLink } from 'react-router-dom';
import { useSession } from '@waymark/mfe-kit';
import { UserIcon, VisuallyHidden } from '@waymark/ui';

/** Log In, or the way to the own profile. Nothing until it is known, so that neither flashes by. */
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
      <NavLink to="/user-profile">
        <UserIcon size="1.25em" />
        <span>
          Profile<VisuallyHidden>{` of ${user.displayName}`}</VisuallyHidden>
        </span>
      </NavLink>
    </li>
  );
}
