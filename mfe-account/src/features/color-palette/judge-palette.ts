import {
  PALETTE_PART_PAIRS,
  PALETTE_TEXT_PAIRS,
  type PaletteColors,
  type PaletteRole,
} from '@waymark/contracts-account';
import { contrast } from '@waymark/ui';
import { type Rgb, toHex, toRgb } from './color/to-hex';
import { drawnText } from './drawn-text';

/** The three complete forms of colour blindness: without green, red or blue cones. */
const DEFICIENCIES = ['deuteranopia', 'protanopia', 'tritanopia'] as const;
type Deficiency = (typeof DEFICIENCIES)[number];

type Row = readonly [number, number, number];

/** Machado, Oliveira, Fernandes 2009, table for severity 1.0; applies to linear light. */
const MATRICES: Record<Deficiency, readonly [Row, Row, Row]> = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** Converts a channel (0 to 255) to linear light. */
function toLinear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

const within = (value: number): number => Math.min(1, Math.max(0, value));

/** Returns how a person with this deficiency sees a colour, in linear light 0 to 1; null: full colour vision. */
function seenAs(rgb: Rgb, deficiency: Deficiency | null): Row {
  const light = rgb.map(toLinear);
  const mix = ([red, green, blue]: Row): number =>
    within(red * (light[0] ?? 0) + green * (light[1] ?? 0) + blue * (light[2] ?? 0));
  const rows: readonly [Row, Row, Row] = deficiency
    ? MATRICES[deficiency]
    : [
        [1, 0, 0],
        [0, 1, 0],
        [0, 0, 1],
      ];
  return [mix(rows[0]), mix(rows[1]), mix(rows[2])];
}

const EPSILON = 216 / 24_389;
const KAPPA = 24_389 / 27;
const curve = (share: number): number => (share > EPSILON ? Math.cbrt(share) : (KAPPA * share + 16) / 116);

/** Converts linear light to CIE L*a*b* (D65). */
function lab([red, green, blue]: readonly [number, number, number]): [number, number, number] {
  const x = curve((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047);
  const y = curve(0.2126729 * red + 0.7151522 * green + 0.072175 * blue);
  const z = curve((0.0193339 * red + 0.119192 * green + 0.9503041 * blue) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** Returns the difference of two colours (CIE 1976): 2.3 is just noticeable, black and white differ by 100. */
export function colorDifference(one: string, other: string, deficiency: Deficiency | null): number {
  const [first, second] = [lab(seenAs(toRgb(one), deficiency)), lab(seenAs(toRgb(other), deficiency))];
  return Math.hypot(first[0] - second[0], first[1] - second[1], first[2] - second[2]);
}

/** WCAG 2.2: success criteria 1.4.3, 1.4.6 and 1.4.11. */
export const TEXT_AA = 4.5;
export const TEXT_AAA = 7;
export const PART_AA = 3;
/** Colour difference from which two colours count as distinguishable: nearly ten times the just noticeable one. */
export const APART = 20;

export interface Pair {
  ink: PaletteRole;
  ground: PaletteRole;
  ratio: number;
}

export interface Verdict {
  /** Pairs below the WCAG AA requirement, weakest first. */
  weak: Pair[];
  /** Lowest contrast of any text on a page in this palette, including colours mixed from it. */
  lowestText: number;
  isAa: boolean;
  isAaa: boolean;
  /** Deficiencies with which primary, accent and destructive are still distinguishable. */
  friendlyFor: Deficiency[];
}

const STATES = [
  ['primary', 'accent'],
  ['primary', 'destructive'],
  ['accent', 'destructive'],
] as const;

export const ratioOf = (colors: PaletteColors, one: PaletteRole, other: PaletteRole): number =>
  contrast(toHex(colors[one]), toHex(colors[other]));

/** Returns the smallest difference between the three state colours. */
export const stateDistance = (colors: PaletteColors, deficiency: Deficiency | null): number =>
  Math.min(...STATES.map(([one, other]) => colorDifference(colors[one], colors[other], deficiency)));

/** Computes everything that the page says about a palette. */
export function judgePalette(colors: PaletteColors): Verdict {
  const measured = (pairs: readonly (readonly [PaletteRole, PaletteRole])[]): Pair[] =>
    pairs.map(([ink, ground]) => ({ ink, ground, ratio: ratioOf(colors, ink, ground) }));
  const [texts, parts] = [measured(PALETTE_TEXT_PAIRS), measured(PALETTE_PART_PAIRS)];
  const weak = [...texts.filter(({ ratio }) => ratio < TEXT_AA), ...parts.filter(({ ratio }) => ratio < PART_AA)];
  const lowestText = Math.min(...[...texts, ...drawnText(colors)].map(({ ratio }) => ratio));
  return {
    weak: weak.sort((one, other) => one.ratio - other.ratio),
    lowestText,
    isAa: weak.length === 0,
    isAaa: weak.length === 0 && lowestText >= TEXT_AAA,
    friendlyFor: DEFICIENCIES.filter(
      (deficiency) => stateDistance(colors, deficiency) >= APART && stateDistance(colors, null) >= APART,
    ),
  };
}
