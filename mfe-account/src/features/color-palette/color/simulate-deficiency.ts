import type { Rgb } from './to-hex';

/** The three full forms of colour blindness: no green, no red, no blue cones. */
export const DEFICIENCIES = ['deuteranopia', 'protanopia', 'tritanopia'] as const;
export type Deficiency = (typeof DEFICIENCIES)[number];

type Row = readonly [number, number, number];

/** Machado, Oliveira, Fernandes 2009, table for severity 1.0; on linear light. */
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

/** Linear light of a channel 0 to 255. */
function toLinear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

const within = (value: number): number => Math.min(1, Math.max(0, value));

/** What a colour looks like to somebody with this deficiency, in linear light 0 to 1; null: to full colour sight. */
export function seenAs(rgb: Rgb, deficiency: Deficiency | null): Row {
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
