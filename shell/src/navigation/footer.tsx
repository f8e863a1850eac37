import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import type { PageBoot } from '@waymark/contracts-core';
import { useSession } from '@waymark/mfe-kit';
import { NavLinks, navItems } from './nav-links';

const GROUPS = [
  { place: 'footer-platform', title: 'Platform' },
  { place: 'footer-community', title: 'Community' },
  { place: 'footer-legal', title: 'Legal' },
] as const;

const Frame = styled.footer`
  margin-block-start: auto;
  border-block-start: 1px solid var(--color-line);
  background: var(--color-sunken);
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr));
  gap: 2rem;
  max-width: 72rem;
  margin-inline: auto;
  padding: 2.5rem 1rem;
  @media (min-width: 48rem) {
    padding-inline: 2rem;
  }

  h2 {
    font-size: 1.2rem;
  }
  ul {
    padding: 0;
    list-style: none;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
  }
`;

export function Footer({ boot }: { boot: PageBoot }): ReactElement {
  const session = useSession();
  const groups = GROUPS.map((group) => ({ ...group, items: navItems(boot.remotes, group.place, session) }));
  return (
    <Frame>
      <Columns>
        {groups
          .filter(({ items }) => items.length > 0)
          .map(({ place, title, items }) => (
            <nav key={place} aria-labelledby={place}>
              <h2 id={place}>{title}</h2>
              <ul>
                <NavLinks items={items} />
              </ul>
            </nav>
          ))}
        <div>
          <p>{boot.productName}: find out, before you set out, whether a place will work for you.</p>
          <p>
            {/* The gateway's own page: it answers when nothing of the shell does. */}
            <a href="/status">Is everything working?</a>
          </p>
        </div>
      </Columns>
    </Frame>
  );
}
