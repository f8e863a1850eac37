import { css, styled } from 'styled-components';

export const WIDE = '56rem';

export const itemStyles = css`
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  min-height: 2.75rem;
  padding: 0.25rem 0.75rem;
  border: 0;
  border-radius: 0.75rem;
  background: transparent;
  color: var(--color-text);
  font-weight: 600;
  line-height: 1.3;
  text-decoration: none;
  cursor: pointer;

  &:hover,
  &[aria-expanded='true'] {
    background: var(--color-sunken);
    color: var(--color-text);
  }
  &[aria-current='page'] {
    text-decoration: underline 3px var(--color-accent);
    text-underline-offset: 0.5em;
  }
`;

export const NavButton = styled.button`
  ${itemStyles}
`;

export const NavList = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 0.25rem;
  margin: 0;
  padding: 0;
  list-style: none;

  a {
    ${itemStyles}
  }
  @media (min-width: ${WIDE}) {
    flex-direction: row;
    flex-wrap: wrap;
    align-items: center;
    justify-content: flex-end;
  }
`;
