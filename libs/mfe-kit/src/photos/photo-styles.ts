import { radius, space, wide } from '@waymark/ui';
import { styled } from 'styled-components';

export const PhotoList = styled.ol`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** The picture beside its text, or above it on a narrow page. */
export const PhotoCard = styled.li`
  display: grid;
  gap: ${space[4]};
  max-width: none;
  padding: ${space[4]};
  border: 1px solid var(--color-line);
  border-radius: ${radius};
  background: var(--color-surface);

  ${wide} {
    grid-template-columns: 11rem minmax(0, 1fr);
  }
`;

/** Reserves space while the photo uploads, so that nothing jumps. */
export const Frame = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  width: 100%;
  max-width: 20rem;
  aspect-ratio: 4 / 3;
  overflow: hidden;
  border-radius: ${radius};
  background: var(--color-sunken);
  color: var(--color-text-soft);
  text-align: center;

  img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
`;

export const Bar = styled.progress`
  width: 100%;
  height: 0.75rem;
  accent-color: var(--color-accent);
`;
