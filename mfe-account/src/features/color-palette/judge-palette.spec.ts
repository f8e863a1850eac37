import {
  PALETTE_PART_PAIRS,
  PALETTE_ROLES,
  PALETTE_TEXT_PAIRS,
  parseHsl,
  serializeHsl,
} from '@waymark/contracts-account';
import { contrast } from '@waymark/ui';
import { toHex } from './color/to-hex';
import { APART, judgePalette, ratioOf, stateDistance, colorDifference } from './judge-palette';
import { pageTokens } from './page-tokens';
import { BUILT_IN_PALETTES } from './palettes/built-in-palettes';

const PALETTES = Object.values(BUILT_IN_PALETTES);
const HIGH = ['High Contrast', 'Dark High Contrast'];

it('has the six palettes by their names', () => {
  expect(PALETTES.map(({ name }) => name)).toEqual([
    'Default Accessible',
    'High Contrast',
    'Deuteranopia Friendly',
    'Protanopia Friendly',
    'Tritanopia Friendly',
    'Dark High Contrast',
  ]);
});

describe.each(PALETTES)('$name (A10.72, A10.73, A10.74)', ({ name, description, colors }) => {
  const least = HIGH.includes(name) ? 7 : 4.5;

  it('has a description and all 17 roles, each written as it is kept', () => {
    expect(description).not.toBe('');
    expect(Object.keys(colors).sort()).toEqual([...PALETTE_ROLES].sort());
    for (const role of PALETTE_ROLES) {
      const read = parseHsl(colors[role]);
      expect(read && serializeHsl(read)).toBe(colors[role]);
    }
  });

  it(`gives every text pair ${least}:1`, () => {
    expect(PALETTE_TEXT_PAIRS.filter(([ink, ground]) => ratioOf(colors, ink, ground) < least)).toEqual([]);
  });

  it('gives every part of a control 3:1', () => {
    expect(PALETTE_PART_PAIRS.filter(([part, ground]) => ratioOf(colors, part, ground) < 3)).toEqual([]);
  });

  it(`gives the page that wears it ${least}:1 for text and 3:1 for edges, stars and focus`, () => {
    const tokens: Readonly<Record<string, string>> = pageTokens(colors);
    const grounds = ['page', 'surface', 'sunken', 'accent-soft', 'sun-soft'];
    const states = ['good', 'bad', 'warn', 'info'];
    const texts = [
      ...['text', 'text-soft', 'accent', 'accent-strong'].flatMap((ink) => grounds.map((ground) => [ink, ground])),
      ...states.flatMap((ink) => ['page', 'surface', 'sunken', `${ink}-soft`].map((ground) => [ink, ground])),
      ...states.map((state) => ['text', `${state}-soft`]),
      ['on-accent', 'accent'],
      ['on-deep', 'deep'],
      ['on-accent', 'accent-strong'],
    ];
    const parts = ['border', 'star', 'focus'].flatMap((part) => grounds.map((ground) => [part, ground]));
    const below = (pairs: (string | undefined)[][], ratio: number) =>
      pairs.filter(([one = '', other = '']) => contrast(tokens[one] ?? '', tokens[other] ?? '') < ratio);
    expect(below(texts, least)).toEqual([]);
    expect(below(parts, 3)).toEqual([]);
    expect(contrast(tokens['focus'] ?? '', tokens['focus-gap'] ?? '')).toBeGreaterThan(7);
  });
});

describe('colour blindness (A9.1)', () => {
  it.each([
    ['Deuteranopia Friendly', 'deuteranopia'],
    ['Protanopia Friendly', 'protanopia'],
    ['Tritanopia Friendly', 'tritanopia'],
  ] as const)(
    '%s keeps primary, accent and destructive apart in simulated %s, and for everybody else',
    (name, deficiency) => {
      const colors = PALETTES.find((one) => one.name === name)?.colors;
      if (!colors) throw new Error('no such palette');
      expect(stateDistance(colors, deficiency)).toBeGreaterThan(2 * APART);
      expect(stateDistance(colors, null)).toBeGreaterThan(2 * APART);
      expect(judgePalette(colors).friendlyFor).toContain(deficiency);
    },
  );

  it('sees red and green as near each other without green cones, and blue and yellow still apart', () => {
    const [red, green, blue, yellow] = ['hsl(10 80% 40%)', 'hsl(90 80% 26%)', 'hsl(220 80% 40%)', 'hsl(50 80% 40%)'];
    expect(colorDifference(red, green, null)).toBeGreaterThan(60);
    expect(colorDifference(red, green, 'deuteranopia')).toBeLessThan(colorDifference(red, green, null) / 2);
    expect(colorDifference(blue, yellow, 'deuteranopia')).toBeGreaterThan(60);
  });

  it('does not call a palette friendly if its red and green merge (A10.75)', () => {
    const colors = {
      ...BUILT_IN_PALETTES['default-accessible'].colors,
      accent: 'hsl(90 80% 26%)',
      destructive: 'hsl(10 80% 40%)',
    };
    expect(judgePalette(colors).friendlyFor).not.toContain('deuteranopia');
  });
});

it('names the weak pairs of a palette, weakest first, and does not call it AA', () => {
  const colors = {
    ...BUILT_IN_PALETTES['high-contrast'].colors,
    cardForeground: 'hsl(0 0% 70%)',
    input: 'hsl(0 0% 90%)',
  };
  const verdict = judgePalette(colors);
  expect(verdict.weak.map(({ ink, ground }) => `${ink} on ${ground}`)).toEqual([
    'input on background',
    'input on card',
    'cardForeground on card',
  ]);
  expect([verdict.isAa, verdict.isAaa]).toEqual([false, false]);
});

it('writes colours as hex that a browser would compute', () => {
  expect(
    ['hsl(0 100% 50%)', 'hsl(120 100% 25%)', 'hsl(210 50% 40%)', 'hsl(0 0% 100%)', 'not a colour'].map(toHex),
  ).toEqual(['#ff0000', '#008000', '#336699', '#ffffff', '#000000']);
});
