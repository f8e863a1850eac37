import type { PaletteColors } from '@waymark/contracts-account';

/** What the light palettes share: dark ink on warm white, with edges that can be seen. */
export const LIGHT_GROUND = {
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
