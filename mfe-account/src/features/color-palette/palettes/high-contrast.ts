import type { Palette } from './palette';

const [BLACK, WHITE] = ['hsl(0 0% 0%)', 'hsl(0 0% 100%)'];

/** Every text pair 7:1 or more. */
export const HIGH_CONTRAST: Palette = {
  name: 'High Contrast',
  description: 'Black on white with the strongest edges, for reading in bright light or with low vision.',
  colors: {
    primary: 'hsl(220 100% 14%)',
    primaryForeground: WHITE,
    secondary: 'hsl(0 0% 94%)',
    secondaryForeground: BLACK,
    background: WHITE,
    foreground: BLACK,
    card: WHITE,
    cardForeground: BLACK,
    muted: 'hsl(0 0% 96%)',
    mutedForeground: BLACK,
    accent: 'hsl(172 100% 17%)',
    accentForeground: WHITE,
    destructive: 'hsl(6 100% 29%)',
    destructiveForeground: WHITE,
    border: BLACK,
    input: BLACK,
    ring: BLACK,
  },
};
