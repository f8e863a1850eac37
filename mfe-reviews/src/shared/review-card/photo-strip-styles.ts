import { styled } from 'styled-components';

export const PhotoRow = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** A fixed box, so that nothing moves when the picture arrives. */
export const PhotoButton = styled.button`
  display: block;
  width: 8rem;
  height: 6rem;
  padding: 0;
  overflow: hidden;
  border: 2px solid var(--color-border);
  border-radius: 0.5rem;
  background: var(--color-sunken);
  cursor: zoom-in;

  &:hover {
    border-color: var(--color-accent);
  }
  img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
    color: var(--color-text);
  }
`;

export const FullPhoto = styled.figure`
  display: grid;
  gap: 0.75rem;
  margin: 0;

  img {
    width: auto;
    max-width: 100%;
    height: auto;
    max-height: 70dvh;
    border-radius: 0.5rem;
  }
  figcaption {
    overflow-wrap: anywhere;
  }
`;
