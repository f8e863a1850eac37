import type { PaletteColors } from '@waymark/contracts-account';
import { contrast } from '@waymark/ui';
import { pageTokens } from './page-tokens';

export const STATES = ['good', 'bad', 'info', 'warn'] as const;

/** Pairs of text colour and background as the page and the sample use them. */
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

/** Returns the contrast of each text colour and background that a page in this palette uses. */
export function drawnText(colors: PaletteColors): { ink: string; ground: string; ratio: number }[] {
  const tokens: Readonly<Record<string, string>> = pageTokens(colors);
  return DRAWN.map(([ink, ground]) => ({ ink, ground, ratio: contrast(tokens[ink] ?? '', tokens[ground] ?? '') }));
}
