import type { PaletteColors } from '@waymark/contracts-account';
import type { Palette } from './palette';

/** Shared by the light palettes: dark text on warm white, with visible borders. */
const LIGHT_GROUND = {
  background: 'hsl(45 33% 98%)',
  foreground: 'hsl(30 6% 11%)',
  card: 'hsl(0 0% 100%)',
  cardForeground: 'hsl(30 6% 11%)',
  muted: 'hsl(42 25% 93%)',
  mutedForeground: 'hsl(30 6% 27%)',
  border: 'hsl(40 14% 75%)',
  input: 'hsl(35 6% 42%)',
  ring: 'hsl(210 9% 5%)',
} satisfies Partial<PaletteColors>;

const [BLACK, WHITE] = ['hsl(0 0% 0%)', 'hsl(0 0% 100%)'];
const inks = { primaryForeground: WHITE, accentForeground: WHITE, destructiveForeground: WHITE };

/**
 * The six built-in palettes, by the key of their choice. The spec beside this file computes their contrasts and
 * differences.
 */
export const BUILT_IN_PALETTES = {
  'default-accessible': {
    name: 'Default Accessible',
    description: 'Clear blue on warm white, for most people and most screens.',
    colors: {
      ...LIGHT_GROUND,
      ...inks,
      primary: 'hsl(216 90% 24%)',
      secondary: 'hsl(208 50% 92%)',
      secondaryForeground: 'hsl(210 60% 16%)',
      accent: 'hsl(173 90% 20%)',
      destructive: 'hsl(2 80% 32%)',
    },
  },
  // Every text pair has 7:1 or more.
  'high-contrast': {
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
  },
  'deuteranopia-friendly': {
    name: 'Deuteranopia Friendly',
    description: 'Blue, deep teal and orange-brown, which stay distinct when greens are hard to see.',
    colors: {
      ...LIGHT_GROUND,
      ...inks,
      primary: 'hsl(212 95% 38%)',
      secondary: 'hsl(212 60% 93%)',
      secondaryForeground: 'hsl(212 70% 18%)',
      accent: 'hsl(175 70% 14%)',
      destructive: 'hsl(28 95% 31%)',
    },
  },
  'protanopia-friendly': {
    name: 'Protanopia Friendly',
    description: 'Blue, deep teal and ochre, which stay distinct when reds look dark.',
    colors: {
      ...LIGHT_GROUND,
      ...inks,
      primary: 'hsl(214 80% 38%)',
      secondary: 'hsl(214 55% 93%)',
      secondaryForeground: 'hsl(214 65% 18%)',
      accent: 'hsl(175 70% 14%)',
      destructive: 'hsl(36 95% 27%)',
    },
  },
  'tritanopia-friendly': {
    name: 'Tritanopia Friendly',
    description: 'Violet, green and crimson, which stay distinct when blues and yellows are hard to see.',
    colors: {
      ...LIGHT_GROUND,
      ...inks,
      primary: 'hsl(282 85% 36%)',
      secondary: 'hsl(282 45% 94%)',
      secondaryForeground: 'hsl(282 60% 20%)',
      accent: 'hsl(160 90% 23%)',
      destructive: 'hsl(345 80% 37%)',
    },
  },
  // Every text pair has 7:1 or more.
  'dark-high-contrast': {
    name: 'Dark High Contrast',
    description: 'White on black with bright colours, for people who find light pages hard on the eyes.',
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
  },
} satisfies Record<string, Palette>;

export type BuiltInKey = keyof typeof BUILT_IN_PALETTES;
export const DEFAULT_PALETTE: BuiltInKey = 'default-accessible';
