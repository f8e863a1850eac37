import { radius } from '@waymark/ui';
import { styled } from 'styled-components';

export const MapFrame = styled.div`
  position: relative;
  height: min(26rem, 70vh);
  border: 2px solid var(--color-border);
  border-radius: ${radius};
`;

export const MapBox = styled.div`
  width: 100%;
  height: 100%;
  overflow: hidden;
  border-radius: calc(${radius} - 2px);
  background: var(--color-info-soft);
  /* A finger on the map moves the map; the page scrolls beside it. */
  touch-action: none;
  cursor: crosshair;

  .ol-unselectable {
    user-select: none;
  }
  .ol-selectable {
    user-select: auto;
  }
`;

/** Marks the middle; drawn in two tones so that it stands out on land and sea. */
export const Cross = styled.div`
  position: absolute;
  inset: 50% auto auto 50%;
  width: 2.75rem;
  height: 2.75rem;
  margin: -1.375rem 0 0 -1.375rem;
  border: 3px solid var(--color-accent);
  border-radius: 50%;
  outline: 2px solid var(--color-surface);
  pointer-events: none;

  &::before,
  &::after {
    content: '';
    position: absolute;
    background: var(--color-text);
    forced-color-adjust: none;
  }
  &::before {
    inset: 50% 0.25rem auto;
    height: 2px;
    margin-top: -1px;
  }
  &::after {
    inset: 0.25rem auto 0.25rem 50%;
    width: 2px;
    margin-left: -1px;
  }
`;
