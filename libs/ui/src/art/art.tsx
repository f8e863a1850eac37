import type { ComponentProps } from 'react';
import { styled } from 'styled-components';

/**
 * The frame of every illustration: two line weights and four flat colours, all tokens, so each theme, dark and high
 * contrast have their own. Decorative: hidden from assistive technology. `.thin` is the second weight; `.sun`,
 * `.sand`, `.wash` and `.deep` are fills. Shapes without a class have a surface colour.
 */
// A fixed ID: generated ones would differ between the server and a page that loads illustrations late.
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
