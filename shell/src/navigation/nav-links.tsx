import type { ReactElement } from 'react';
import { NavLink } from 'react-router-dom';
import { type SliceNavItem, hasRole, type PageBoot } from '@waymark/contracts-core';
import type { Session } from '@waymark/mfe-kit';

/** Returns the links of one place that this person may use, in order. While the session loads, only public ones. */
export function navItems(remotes: PageBoot['remotes'], place: SliceNavItem['place'], session: Session): SliceNavItem[] {
  return Object.values(remotes)
    .flatMap(({ manifest }) => manifest.nav)
    .filter((item) => item.place === place && isFor(item, session))
    .sort((a, b) => a.order - b.order || a.label.localeCompare(b.label));
}

function isFor({ audience }: SliceNavItem, session: Session): boolean {
  if (audience === 'visitor-only') return session.status === 'visitor';
  return hasRole(session.user?.role ?? 'visitor', audience ?? 'visitor');
}

/** List items with one link each; the current page's link is marked. */
export function NavLinks({ items }: { items: SliceNavItem[] }): ReactElement {
  return (
    <>
      {items.map(({ label, to }) => (
        <li key={to + label}>
          <NavLink to={to} end>
            {label}
          </NavLink>
        </li>
      ))}
    </>
  );
}
