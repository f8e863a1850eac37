import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { ChevronIcon } from '../icons/chevron-icon';
import { space, target } from '../theme/tokens';

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[2]};
  padding: 0;
  list-style: none;

  li {
    display: flex;
    align-items: center;
    gap: ${space[2]};
    min-width: 0;
  }

  a,
  span {
    display: inline-flex;
    align-items: center;
    min-width: ${target};
    min-height: ${target};
  }

  span {
    color: var(--color-text-soft);
  }

  /* On a phone the heading right below says it, and a long name would push the answer off the first screen. */
  @media not all and (min-width: 48rem) {
    li:last-child:not(:only-child) {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    li:nth-last-child(2) svg {
      display: none;
    }
  }
`;

export interface BreadcrumbProps extends ComponentProps<'nav'> {
  /** From the home page down to this page; the last item is this page and not a link. */
  items: readonly { label: string; to?: string }[];
}

/** Shows where the reader is in the site. Landmark `navigation` named "Breadcrumb". */
export function Breadcrumb({ items, ...rest }: BreadcrumbProps) {
  return (
    <nav aria-label="Breadcrumb" {...rest}>
      <List>
        {items.map(({ label, to }, index) => {
          const last = index === items.length - 1;
          return (
            <li key={label}>
              {last || to === undefined ? (
                <span aria-current={last ? 'page' : undefined}>{label}</span>
              ) : (
                <Link to={to}>{label}</Link>
              )}
              {!last && <ChevronIcon size="1em" style={{ transform: 'rotate(-90deg)' }} />}
            </li>
          );
        })}
      </List>
    </nav>
  );
}
