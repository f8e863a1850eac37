import { useId, type ReactElement } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { styled } from 'styled-components';
import type { PageBoot } from '@waymark/contracts-core';
import { useSession } from '@waymark/mfe-kit';
import { MenuIcon, UserIcon, VisuallyHidden } from '@waymark/ui';
import { MoreMenu } from './more-menu';
import { NavLinks, navItems } from './nav-links';
import { NavButton, NavList, WIDE } from './nav-styles';
import { useDisclosure } from './use-disclosure';

/** Log In, or the way to the own profile. Nothing until it is known, so that neither flashes by. */
function AccountLinks(): ReactElement | null {
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

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.5rem 1rem;
  max-width: 72rem;
  min-height: 4rem;
  margin-inline: auto;
  padding: 0.5rem 1rem;
  @media (min-width: ${WIDE}) {
    padding-inline: 2rem;
  }
`;

const Frame = styled.header`
  border-block-end: 1px solid var(--color-line);
  background: var(--color-surface);
`;

const Brand = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  color: var(--color-accent);
  font-size: 1.44rem;
  font-weight: 800;
  letter-spacing: -0.02em;
  text-decoration: none;
`;

const SmallOnly = styled(NavButton)`
  border: 1px solid var(--color-border);
  @media (min-width: ${WIDE}) {
    display: none;
  }
`;

const Nav = styled.nav`
  flex-basis: 100%;
  @media not all and (min-width: ${WIDE}) {
    &[data-open='false'] {
      display: none;
    }
  }
  @media (min-width: ${WIDE}) {
    flex-basis: auto;
  }
`;

export function Header({ boot }: { boot: PageBoot }): ReactElement {
  const session = useSession();
  const { open, toggle, box, button } = useDisclosure<HTMLDivElement>();
  const id = useId();
  return (
    <Frame>
      <Bar ref={box}>
        <Brand to="/">{boot.productName}</Brand>
        <SmallOnly type="button" ref={button} aria-expanded={open} aria-controls={id} onClick={toggle}>
          <MenuIcon size="1.25em" /> Menu
        </SmallOnly>
        <Nav id={id} aria-label="Main" data-open={open}>
          <NavList>
            <NavLinks items={navItems(boot.remotes, 'primary', session)} />
            <MoreMenu items={navItems(boot.remotes, 'more', session)} signedIn={session.status === 'member'} />
            <AccountLinks />
          </NavList>
        </Nav>
      </Bar>
    </Frame>
  );
}
