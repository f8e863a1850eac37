import type { ReactElement } from 'react';
import { NavLink } from 'react-router-dom';
import type { SliceNavItem } from '@waymark/contracts-core';

/** List items with a link each; the link of the page one is on says so. */
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
