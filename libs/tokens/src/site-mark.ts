import { ACCENT_PALETTES } from './accent-palettes';
import { NEUTRAL_PALETTES } from './neutral-palettes';

const { light } = ACCENT_PALETTES.default;

/**
 * The product's logo on a 32 by 32 square: a level path that rises, with a person on it. Header, tab and home screen
 * use the same.
 */
export const SITE_MARK = {
  ground: { width: 32, height: 32, rx: 9, fill: light.deep },
  path: 'M6 23.5h5.5L21 15h5',
  line: light['on-deep'],
  person: { cx: 12.5, cy: 11.5, r: 3.8, fill: NEUTRAL_PALETTES.light.sun },
} as const;
