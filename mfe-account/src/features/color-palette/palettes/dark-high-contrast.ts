import type { Palette } from './palette';

const [BLACK, WHITE] = ['hsl(0 0% 0%)', 'hsl(0 0% 100%)'];

/** Every text pair 7:1 or more. */
export const DARK_HIGH_CONTRAST: Palette = {
  name: 'Dark High Contrast',
  description: 'White on black with bright colours, for eyes that find light pages hard.',
  colors: {
    primary: 'hsl(208 100% 70%)',
    primaryForeground: BLACK,
    secondary: 'hsl(210 30% 14%)',
    secondaryForeground: WHITE,
    background: BLACK,
    foreground: WHITE,
    card: 'hsl(0 0% 5%)',
    cardForeground: WHITE,
    muted: 'hsl(0 0% 9%)',
    mutedForeground: 'hsl(0 0% 90%)',
    accent: 'hsl(130 65% 84%)',
    accentForeground: BLACK,
    destructive: 'hsl(10 100% 75%)',
    destructiveForeground: BLACK,
    border: WHITE,
    input: WHITE,
    ring: WHITE,
  },
};
