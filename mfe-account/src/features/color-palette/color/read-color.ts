import { parseHsl, serializeHsl } from '@waymark/contracts-account';

const HEX = /^#?([\da-f]{6}|[\da-f]{3})$/i;

/**
 * Parses a colour that a person typed, `hsl(210 50% 40%)`, `210, 50%, 40%` or `#336699`, into the stored form. Returns
 * null for anything else.
 */
export function readColor(text: unknown): string | null {
  if (typeof text !== 'string') return null;
  const hsl = parseHsl(text) ?? hslOfHex(text.trim());
  return hsl && serializeHsl(hsl);
}

function hslOfHex(text: string): ReturnType<typeof parseHsl> {
  const digits = HEX.exec(text)?.[1];
  if (!digits) return null;
  const pairs = digits.length === 3 ? [...digits].map((one) => one + one) : (digits.match(/../g) ?? []);
  const [red = 0, green = 0, blue = 0] = pairs.map((pair) => Number.parseInt(pair, 16) / 255);
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const spread = most - least;
  const lightness = (most + least) / 2;
  const saturation = spread === 0 ? 0 : spread / (1 - Math.abs(2 * lightness - 1));
  const hue = 60 * hueSixth(red, green, blue, most, spread);
  const tenth = (value: number): number => Math.round(value * 10) / 10;
  return { hue: tenth((hue + 360) % 360), saturation: tenth(saturation * 100), lightness: tenth(lightness * 100) };
}

function hueSixth(red: number, green: number, blue: number, most: number, spread: number): number {
  if (spread === 0) return 0;
  if (most === red) return (green - blue) / spread;
  if (most === green) return (blue - red) / spread + 2;
  return (red - green) / spread + 4;
}
