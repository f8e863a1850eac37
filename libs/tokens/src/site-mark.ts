import { COLOURS } from './colour-variables';

/** The product's mark on a square of 32: a level path that rises, and somebody on it. Header, tab and home screen draw the same. */
export const SITE_MARK = {
  viewBox: '0 0 32 32',
  ground: { width: 32, height: 32, rx: 9, fill: COLOURS.light.deep },
  path: { d: 'M6 23.5h5.5L21 15h5', stroke: COLOURS.light['on-deep'], width: 3.2 },
  person: { cx: 12.5, cy: 11.5, r: 3.8, fill: COLOURS.light.sun },
} as const;
