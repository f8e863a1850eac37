import { radii, radius, SkipLink, space, target } from '@waymark/ui';
import { css, styled } from 'styled-components';

/**
 * Holds the map and everything over it. `overflow` is clip, not hidden: a pin that takes the focus must not scroll the
 * frame.
 */
export const MapFrame = styled.div<{ $height: string }>`
  position: relative;
  isolation: isolate;
  container-type: size;
  height: ${({ $height }) => $height};
  overflow: clip;
  border: 1px solid var(--color-line);
  border-radius: ${radii.card};
  background: var(--color-map-land);

  @media print {
    display: none;
  }
`;

export const MapBox = styled.div<{ $isStill: boolean; $isPicking: boolean }>`
  width: 100%;
  height: 100%;
  border-radius: calc(${radii.card} - 1px);
  /* A finger on a map that can be moved moves the map; over a still one the page scrolls. */
  touch-action: ${({ $isStill }) => ($isStill ? 'auto' : 'none')};
  cursor: ${({ $isPicking }) => ($isPicking ? 'crosshair' : 'auto')};

  &[data-over] {
    cursor: ${({ $isPicking }) => ($isPicking ? 'crosshair' : 'pointer')};
  }

  &:focus-visible {
    outline-offset: -4px;
  }
  .ol-unselectable {
    user-select: none;
  }
`;

/** Two columns of three would cover most of a low map. Left out while a button to pick takes the lower edge. */
const LOW = css`
  @container (max-height: 18rem) {
    inset: auto ${space[1]} ${space[1]} auto;
    display: flex;

    button {
      /* Large text would put the six on three lines, over all of the map. */
      width: min(${target}, (100cqw - 2 * ${space[1]} - 2px) / 6);
    }
  }
`;

export const MapButtons = styled.div<{ $isPicking: boolean }>`
  position: absolute;
  inset: ${space[3]} ${space[3]} auto auto;
  z-index: 3;
  display: grid;
  grid-template-rows: repeat(3, auto);
  grid-auto-flow: column;
  border: 1px solid var(--color-border);
  border-radius: ${radius};
  background: var(--color-surface);
  box-shadow: var(--shadow-float);

  button {
    display: grid;
    place-items: center;
    width: ${target};
    height: ${target};
    padding: 0;
    border: 0;
    border-radius: ${radius};
    background: none;
    color: var(--color-text);
    font: inherit;
    font-size: 1.5rem;
    line-height: 1;
    cursor: pointer;
  }
  button:hover {
    background: var(--color-accent-soft);
  }

  ${({ $isPicking }) => !$isPicking && LOW}
`;

/** A box at an edge of the map, beside the buttons; only as wide as its content. */
export const MapOffer = styled.div<{ $at?: 'top' | 'bottom' }>`
  position: absolute;
  inset: ${({ $at = 'top' }) =>
    $at === 'top' ? `${space[3]} calc(2 * ${target} + ${space[6]}) auto ${space[3]}` : `auto ${space[3]} ${space[3]}`};
  z-index: 3;
  width: fit-content;
  margin-inline: auto;

  button {
    box-shadow: var(--shadow-float);
  }
`;

/** Positioned over the map itself, because a sticky map lies below the site's header. */
export const SkipMap = styled(SkipLink)`
  position: absolute;

  &:not(:focus) {
    transform: none;
    clip-path: inset(50%);
  }
`;

export const MapSection = styled.section`
  position: relative;
`;

export const MapCard = styled.div`
  position: absolute;
  inset: auto ${space[3]} ${space[3]};
  z-index: 4;
  max-width: 26rem;
  max-height: calc(100% - ${space[6]});
  margin-inline: auto;
  padding: ${space[4]};
  overflow: auto;
  border: 1px solid var(--color-border);
  border-radius: ${radii.card};
  background: var(--color-surface);
  box-shadow: var(--shadow-float);
`;

export const UnderMap = styled.p`
  padding-top: ${space[2]};
  color: var(--color-text-soft);

  @media print {
    display: none;
  }
`;
