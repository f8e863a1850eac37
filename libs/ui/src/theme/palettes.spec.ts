import { COLOR_THEMES } from '@waymark/contracts-core';
import { ACCENT_PALETTES, NEUTRAL_PALETTES, type AccentPalette, type NeutralPalette } from '@waymark/tokens';
import { contrast } from './contrast';

type Colour = keyof NeutralPalette | keyof AccentPalette;
type Pair = [ink: Colour, ground: Colour];

const GROUNDS = ['page', 'surface', 'sunken', 'accent-soft', 'sun-soft'] as const;
const STATES = ['good', 'bad', 'warn', 'info'] as const;

const on = (inks: readonly Colour[], grounds: readonly Colour[]): Pair[] =>
  inks.flatMap((ink) => grounds.map((ground): Pair => [ink, ground]));

const TEXT: Pair[] = [
  ...on(['text', 'text-soft', 'accent', 'accent-strong'], GROUNDS),
  ...on(STATES, ['page', 'surface', 'sunken']),
  ...STATES.flatMap((state) => on([state, 'text'], [`${state}-soft`])),
  ...on(['on-accent'], ['accent', 'accent-strong']),
  ...on(['on-deep'], ['deep']),
  ...on(['text'], ['map-land', 'map-sea']),
  ...on(['heat-ink-low'], ['heat-little', 'heat-some']),
  ...on(['heat-ink-high'], ['heat-much', 'heat-most']),
  ['focus', 'focus-gap'],
];
const CONTROLS: Pair[] = [
  ...on(['border', 'star'], GROUNDS),
  ...on(['mark-ink'], ['mark-minor', 'mark-moderate', 'mark-severe', 'mark-done']),
];

const LOOKS = COLOR_THEMES.flatMap((theme) =>
  (['light', 'dark'] as const).flatMap((mode) => [
    { name: `${theme} ${mode}`, colours: { ...NEUTRAL_PALETTES[mode], ...ACCENT_PALETTES[theme][mode] } },
    {
      name: `${theme} ${mode} high contrast`,
      colours: { ...NEUTRAL_PALETTES[`${mode}HighContrast`], ...ACCENT_PALETTES[theme][mode] },
    },
  ]),
);

describe.each(LOOKS)('colours of $name (SX.57, SX.58)', ({ colours }) => {
  const tooWeak = (pairs: Pair[], least: number) =>
    pairs
      .map(([ink, ground]) => ({ ink, ground, ratio: contrast(colours[ink], colours[ground]) }))
      .filter(({ ratio }) => ratio < least);

  it('gives all text a contrast of 7:1 on its background', () => {
    expect(tooWeak(TEXT, 7)).toEqual([]);
  });

  it('gives the edges of controls and stars 3:1', () => {
    expect(tooWeak(CONTROLS, 3)).toEqual([]);
  });

  it('shows one of the two tones of the focus ring at 3:1 on every ground', () => {
    const hidden = [...GROUNDS, 'accent', 'deep', 'text', 'border', ...STATES].filter(
      (ground) =>
        Math.max(
          contrast(colours.focus, colours[ground as Colour]),
          contrast(colours['focus-gap'], colours[ground as Colour]),
        ) < 3,
    );
    expect(hidden).toEqual([]);
  });
});
