import { HEAT_STEPS, inkToken, type HeatStep } from './heat-steps';
import type { Sign } from './report-signs';

/** Resolved colours for marks, because a canvas cannot read CSS variables. */
export interface MarkColours {
  sign(token: Sign['token']): string;
  heat(step: HeatStep): { ground: string; ink: string };
  ink: string;
  /** Colour around every mark, to separate it from names and lines. */
  halo: string;
  /** Colour of the person's own position. */
  accent: string;
  text: string;
}

const FORCED: MarkColours = {
  sign: () => 'Canvas',
  heat: () => ({ ground: 'Canvas', ink: 'CanvasText' }),
  ink: 'CanvasText',
  halo: 'Canvas',
  accent: 'Highlight',
  text: 'CanvasText',
};

/** The reader's forced colours take precedence. */
export function markColours(element: HTMLElement): MarkColours {
  if (window.matchMedia('(forced-colors: active)').matches) return FORCED;
  const style = getComputedStyle(element);
  const of = (token: string): string => style.getPropertyValue(`--color-${token}`).trim();
  return {
    sign: of,
    heat: (step) => ({ ground: of(HEAT_STEPS[step].token), ink: of(inkToken(step)) }),
    ink: of('mark-ink'),
    halo: of('surface'),
    accent: of('accent'),
    text: of('text'),
  };
}
