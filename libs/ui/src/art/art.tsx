import type { ComponentProps } from 'react';
import { styled } from 'styled-components';

/**
 * Frame of every drawing of the house: two weights of line and four flat colours, all by tokens, so that each theme, dark
 * and high contrast have their own. Decoration: hidden from assistive technology. `.thin` is the second weight, `.sun`,
 * `.sand`, `.wash` and `.deep` are the grounds; what has none is filled with the colour of a surface.
 */
// A name of its own: counted names would differ between a server and a page that fetches its drawings late.
const Base = styled.svg.withConfig({ componentId: 'waymark-art' })`
  display: block;
  height: auto;
  fill: none;
  stroke: var(--color-accent-strong);
  stroke-width: 3;
  stroke-linecap: round;
  stroke-linejoin: round;

  .thin {
    stroke-width: 1.75;
  }
  .flat {
    stroke: none;
  }
  .paper {
    fill: var(--color-surface);
  }
  .sun {
    fill: var(--color-sun);
  }
  .sand {
    fill: var(--color-sun-soft);
  }
  .wash {
    fill: var(--color-accent-soft);
  }
  .deep {
    fill: var(--color-accent);
  }

  @media (forced-colors: active) {
    stroke: CanvasText;
    .paper,
    .sun,
    .sand,
    .wash,
    .deep {
      fill: Canvas;
    }
  }
`;

export function Art(props: ComponentProps<'svg'>) {
  return <Base aria-hidden="true" focusable="false" {...props} />;
}
