/** Hue 0-359, saturation and lightness 0-100. */
export interface Hsl {
  hue: number;
  saturation: number;
  lightness: number;
}

const NUMBER = String.raw`(\d{1,3}(?:\.\d{1,4})?)`;
const BARE = new RegExp(String.raw`^${NUMBER}(?:deg)?(?:\s*,\s*|\s+)${NUMBER}%(?:\s*,\s*|\s+)${NUMBER}%$`);
const FUNCTION = /^hsla?\(([^()]*)\)$/;
const LONGEST = 60;

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** Reads `210 50% 40%` and `hsl(210, 50%, 40%)`. Null for everything else: what it cannot read never reaches a style sheet. */
export function parseHsl(text: unknown): Hsl | null {
  if (typeof text !== 'string' || text.length > LONGEST) return null;
  const trimmed = text.trim().toLowerCase();
  const found = BARE.exec((FUNCTION.exec(trimmed)?.[1] ?? trimmed).trim());
  if (!found) return null;
  const [hue = NaN, saturation = NaN, lightness = NaN] = found.slice(1).map(Number);
  if (!(hue <= 360 && saturation <= 100 && lightness <= 100)) return null;
  return { hue: tenth(hue % 360), saturation: tenth(saturation), lightness: tenth(lightness) };
}

/** The one way a colour is written: `hsl(210 50% 40%)`, made of numbers only. */
export const serializeHsl = ({ hue, saturation, lightness }: Hsl): string => `hsl(${hue} ${saturation}% ${lightness}%)`;
