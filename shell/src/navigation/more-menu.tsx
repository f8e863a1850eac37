import { useId, type ReactElement } from 'react';
import { styled } from 'styled-components';
import type { SliceNavItem } from '@waymark/contracts-core';
import { getHost } from '@waymark/mfe-kit';
import { ChevronIcon } from '@waymark/ui';
import { NavLinks } from './nav-links';
import { NavButton, WIDE, itemStyles } from './nav-styles';
import { useDisclosure } from './use-disclosure';

const Box = styled.li`
  position: relative;
`;

const Panel = styled.ul`
  display: grid;
  min-width: 14rem;
  margin: 0;
  padding: 0.5rem;
  list-style: none;

  &[hidden] {
    display: none;
  }
  a {
    ${itemStyles}
    width: 100%;
  }
  @media (min-width: ${WIDE}) {
    position: absolute;
    inset-inline-end: 0;
    inset-block-start: calc(100% + 0.5rem);
    z-index: 50;
    max-height: calc(100vh - 6rem);
    overflow-y: auto;
    border: 1px solid var(--color-line);
    border-radius: 1rem;
    background: var(--color-surface);
    box-shadow: var(--shadow-float);
  }
`;

interface MoreMenuProps {
  items: SliceNavItem[];
  signedIn: boolean;
}

/** A button that discloses links. It has no menu roles, so the links stay links. */
export function MoreMenu({ items, signedIn }: MoreMenuProps): ReactElement | null {
  const { open, toggle, box, button } = useDisclosure<HTMLLIElement>();
  const id = useId();
  if (items.length === 0 && !signedIn) return null;
  return (
    <Box ref={box}>
      <NavButton type="button" ref={button} aria-expanded={open} aria-controls={id} onClick={toggle}>
        More <ChevronIcon size="1em" />
      </NavButton>
      <Panel id={id} hidden={!open}>
        <NavLinks items={items} />
        {signedIn && (
          <li>
            <NavButton type="button" onClick={() => getHost().logOut?.()}>
              Logout
            </NavButton>
          </li>
        )}
      </Panel>
    </Box>
  );
}
