import { styled } from 'styled-components';

export const Hero = styled.div`
  display: grid;
  gap: 1.5rem;
  /* Large text needs the width more than the box does. */
  padding: min(1.5rem, 7.5vw);
  border: 1px solid var(--color-line);
  border-radius: 0.5rem;
  background: var(--color-accent-soft);

  & > * {
    min-width: 0;
  }

  @media (min-width: 48rem) {
    padding: 3rem;
  }
`;
