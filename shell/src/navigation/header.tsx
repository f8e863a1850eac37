import { useEffect, useId, useRef, type ReactElement, type RefObject } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { styled } from 'styled-components';
import type { PageBoot } from '@waymark/contracts-core';
import { useSession } from '@waymark/mfe-kit';
import { pageWidth, SearchIcon, UserIcon, VisuallyHidden } from '@waymark/ui';
import { AccessibilityCenter } from '../accessibility-panel/accessibility-center';
import { HeaderNews } from './header-news';
import { Mark } from './mark';
import { MoreMenu } from './more-menu';
import { NavLinks, navItems } from './nav-links';
import { itemStyles, NavButton, NavList, WIDE } from './nav-styles';
import { useDisclosure } from './use-disclosure';

/** Log In, or the link to one's own profile. Empty until the session is known, so that neither flashes. */
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

/** Up to this width (384 px) the header saves space, to stay on one row. */
const NARROW = '24rem';

/** Equal space on both sides of the button centres it on a wide screen. */
const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 0.5rem;
  max-width: ${pageWidth};
  min-height: 4rem;
  margin-inline: auto;
  padding: 0.5rem 1rem;
  @media (max-width: ${NARROW}) {
    column-gap: 0.25rem;
    padding-inline: 0.5rem;
  }
  @media (min-width: ${WIDE}) {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
    column-gap: 1rem;
    padding-inline: 2rem;
  }
`;

/* Stays in view, with the button inside, if the window is high enough for both it and the page. */
const Frame = styled.header`
  z-index: 82;
  border-block-end: 1px solid var(--color-hair);
  background: var(--color-surface);
  @media (min-height: 32rem) {
    &:not([data-high]) {
      position: sticky;
    }
    inset-block-start: 0;
  }
  @media print {
    position: static;
  }
`;

const Brand = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 0.625rem;
  width: fit-content;
  min-width: 2.75rem;
  min-height: 2.75rem;
  margin-inline-end: auto;
  color: var(--color-text);
  font-size: 1.3125rem;
  font-weight: 800;
  letter-spacing: -0.015em;
  text-decoration: none;

  &:hover {
    color: var(--color-accent);
  }
`;

/** Where space is short, only the logo is visible and screen readers read the name. */
const Name = styled.span`
  @media (max-width: 29rem) {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

/** The menu and its button are one unit for focus handling, but separate items in the bar. */
const Together = styled.div`
  display: contents;
`;

const SmallOnly = styled(NavButton)`
  border: 2px solid var(--color-line);
  @media (max-width: ${NARROW}) {
    padding-inline: 0.5rem;
  }
  @media (min-width: ${WIDE}) {
    display: none;
  }
`;

/** On a phone, this makes search reachable without scrolling and opening the menu. */
const SearchLink = styled(Link)`
  ${itemStyles}
  min-width: 2.75rem;
  padding-inline: 0.5rem;
  @media (max-width: ${NARROW}) {
    padding-inline: 0.375rem;
    svg {
      display: none;
    }
  }
  @media (min-width: ${WIDE}) {
    display: none;
  }
`;

const Nav = styled.nav`
  flex-basis: 100%;
  @media not all and (min-width: ${WIDE}) {
    /* All of it can be reached while the header stays in the window. */
    max-height: calc(100vh - 6rem);
    margin-inline: -0.375rem;
    padding: 0.375rem;
    overflow-y: auto;
    overscroll-behavior: contain;
    &[data-open='false'] {
      display: none;
    }
  }
  @media (min-width: ${WIDE}) {
    justify-self: end;
    margin-inline-end: -0.75rem;
  }
`;

/** Share of the window's height. With large text on a small phone, the header took up two thirds. */
const MOST = 0.25;

/** Lets a header that is too high scroll with the page; an open menu does not count. */
function useScrollsAwayIfHigh(frame: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useEffect(() => {
    const header = frame.current;
    if (!header || isOpen || typeof ResizeObserver === 'undefined') return undefined;
    const watch = new ResizeObserver(() =>
      header.toggleAttribute('data-high', header.offsetHeight > MOST * window.innerHeight),
    );
    watch.observe(header);
    return () => watch.disconnect();
  }, [frame, isOpen]);
}

export function Header({ boot }: { boot: PageBoot }): ReactElement {
  const session = useSession();
  const frame = useRef<HTMLElement>(null);
  const { open, toggle, box, button } = useDisclosure<HTMLDivElement>();
  const id = useId();
  useScrollsAwayIfHigh(frame, open);
  return (
    <Frame ref={frame}>
      <Bar>
        <Brand to="/">
          <Mark />
          <Name translate="no">{boot.productName}</Name>
        </Brand>
        <AccessibilityCenter />
        <SearchLink to="/search">
          <SearchIcon size="1.25em" /> Search
        </SearchLink>
        <Together ref={box}>
          <SmallOnly type="button" ref={button} aria-expanded={open} aria-controls={id} onClick={toggle}>
            Menu
          </SmallOnly>
          <Nav id={id} aria-label="Main" data-open={open}>
            <NavList>
              <NavLinks items={navItems(boot.remotes, 'primary', session)} />
              <MoreMenu items={navItems(boot.remotes, 'more', session)} signedIn={session.status === 'member'} />
              {session.status === 'member' && <HeaderNews />}
              <AccountLinks />
            </NavList>
          </Nav>
        </Together>
      </Bar>
    </Frame>
  );
}
