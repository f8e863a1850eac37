import { useSyncExternalStore, type ReactElement } from 'react';
import { styled } from 'styled-components';
import type { PageBoot, SliceNavItem } from '@waymark/contracts-core';
import { useSession } from '@waymark/mfe-kit';
import { ChevronIcon, pageWidth } from '@waymark/ui';
import { NavLinks, navItems } from './nav-links';

const GROUPS = [
  { place: 'footer-platform', title: 'Platform' },
  { place: 'footer-community', title: 'Community' },
  { place: 'footer-legal', title: 'Legal' },
] as const;

/* The end of the page: a dark background in every theme. */
const Frame = styled.footer`
  margin-block-start: auto;
  border-block-start: 1px solid var(--color-deep);
  background: var(--color-deep);
  color: var(--color-on-deep);

  :root.high-contrast & {
    border-color: var(--color-line);
  }
  @media (forced-colors: active) {
    border-color: CanvasText;
  }
  a,
  a:hover {
    color: inherit;
  }
  :focus-visible {
    outline-color: var(--color-on-deep);
    box-shadow: 0 0 0 3px var(--color-deep);
  }
`;

/* Not a grid with a first item that spans two columns: large text leaves one column, and the second would overflow. */
const Columns = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 2rem;
  max-width: ${pageWidth};
  margin-inline: auto;
  padding: 2.5rem 1rem 1.5rem;
  @media (min-width: 48rem) {
    padding-inline: 2rem;
  }

  > * {
    flex: 1 1 min(100%, 10.5rem);
    min-width: 0;
  }
  h2 {
    font-size: 1rem;
  }
  ul {
    padding: 0;
    list-style: none;
  }
  a,
  summary {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
  }
  summary {
    justify-content: space-between;
    width: 100%;
    cursor: pointer;
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  details[open] > summary > svg {
    transform: rotate(180deg);
  }
  @media not all and (min-width: 48rem) {
    gap: 0.5rem;
  }
`;

const Own = styled.div`
  @media not all and (min-width: 48rem) {
    flex-basis: 100%;
  }
  @media (min-width: 64rem) {
    flex-grow: 2;
  }

  p:first-child {
    font-size: 1.3125rem;
    font-weight: 800;
  }
  p + p {
    max-width: 34ch;
    margin-block-start: 0.5rem;
  }
`;

const NARROW = '(max-width: 47.99rem)';

function watch(onChange: () => void): () => void {
  const query = window.matchMedia(NARROW);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

const useIsNarrow = (): boolean =>
  useSyncExternalStore(
    watch,
    () => window.matchMedia(NARROW).matches,
    () => false,
  );

interface GroupProps {
  place: string;
  title: string;
  items: SliceNavItem[];
  /** On a phone, a group's links appear when it is opened. */
  isFolded: boolean;
}

function Group({ place, title, items, isFolded }: GroupProps): ReactElement {
  const links = (
    <ul>
      <NavLinks items={items} />
    </ul>
  );
  if (!isFolded)
    return (
      <nav aria-labelledby={place}>
        <h2 id={place}>{title}</h2>
        {links}
      </nav>
    );
  // No heading: the landmark and the button already contain the name.
  return (
    <nav aria-labelledby={place}>
      <details>
        <summary>
          <strong id={place}>{title}</strong>
          <ChevronIcon size="1em" />
        </summary>
        {links}
      </details>
    </nav>
  );
}

export function Footer({ boot }: { boot: PageBoot }): ReactElement {
  const session = useSession();
  const isNarrow = useIsNarrow();
  const groups = GROUPS.map((group) => ({ ...group, items: navItems(boot.remotes, group.place, session) }));
  return (
    <Frame>
      <Columns>
        <Own>
          <p translate="no">{boot.productName}</p>
          <p>Find out before you go whether a place will work for you.</p>
          <p>
            {/* Served by the gateway, so it works even if the shell does not. */}
            <a href="/status">Is everything working?</a>
          </p>
        </Own>
        {groups
          .filter(({ items }) => items.length > 0)
          .map((group) => (
            <Group key={group.place} {...group} isFolded={isNarrow} />
          ))}
      </Columns>
    </Frame>
  );
}
