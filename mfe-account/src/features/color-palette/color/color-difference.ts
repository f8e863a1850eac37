import { seenAs, type Deficiency } from './simulate-deficiency';
import { toRgb } from './to-hex';

const EPSILON = 216 / 24_389;
const KAPPA = 24_389 / 27;
const curve = (share: number): number => (share > EPSILON ? Math.cbrt(share) : (KAPPA * share + 16) / 116);

/** CIE L*a*b* (D65) of linear light. */
function lab([red, green, blue]: readonly [number, number, number]): [number, number, number] {
  const x = curve((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047);
  const y = curve(0.2126729 * red + 0.7151522 * green + 0.072175 * blue);
  const z = curve((0.0193339 * red + 0.119192 * green + 0.9503041 * blue) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** How far two colours are apart (CIE 1976): 2.3 is just noticeable, black and white are 100 apart. */
export function colorDifference(one: string, other: string, deficiency: Deficiency | null): number {
  const [first, second] = [lab(seenAs(toRgb(one), deficiency)), lab(seenAs(toRgb(other), deficiency))];
  return Math.hypot(first[0] - second[0], first[1] - second[1], first[2] - second[2]);
}
