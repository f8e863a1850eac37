import type { PaletteColors } from '@waymark/contracts-account';
import { contrast } from '@waymark/ui';
import { pageTokens } from './page-tokens';

export const STATES = ['good', 'bad', 'info', 'warn'] as const;

/** Text as the page and the sample draw it: ink, then what it stands on. */
const DRAWN: readonly (readonly [ink: string, ground: string])[] = [
  ...['page', 'surface', 'sunken'].flatMap((ground) =>
    ['text', 'text-soft', 'accent', ...STATES].map((ink) => [ink, ground] as const),
  ),
  ...STATES.flatMap((state) => [state, 'text'].map((ink) => [ink, `${state}-soft`] as const)),
  ['text', 'accent-soft'],
  ['text', 'sun-soft'],
  ['on-deep', 'deep'],
  ['on-accent', 'accent'],
];

/** The contrast of each pair of ink and ground that a page in this palette draws. */
export function drawnText(colors: PaletteColors): { ink: string; ground: string; ratio: number }[] {
  const tokens: Readonly<Record<string, string>> = pageTokens(colors);
  return DRAWN.map(([ink, ground]) => ({ ink, ground, ratio: contrast(tokens[ink] ?? '', tokens[ground] ?? '') }));
}
