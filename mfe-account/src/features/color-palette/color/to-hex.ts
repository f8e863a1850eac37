import { parseHsl } from '@waymark/contracts-account';

export type Rgb = readonly [red: number, green: number, blue: number];

/** Returns the RGB channels (0 to 255) of an HSL string (CSS Color 4, section 7). Invalid text gives black. */
export function toRgb(hsl: string): Rgb {
  const { hue, saturation, lightness } = parseHsl(hsl) ?? { hue: 0, saturation: 0, lightness: 0 };
  const [share, light] = [saturation / 100, lightness / 100];
  const reach = share * Math.min(light, 1 - light);
  const channel = (offset: number): number => {
    const at = (offset + hue / 30) % 12;
    return Math.round(255 * (light - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1))));
  };
  return [channel(0), channel(8), channel(4)];
}

export const rgbToHex = (rgb: Rgb): string =>
  `#${rgb.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;

export function fromHex(hex: string): Rgb {
  const channel = (at: number): number => Number.parseInt(hex.slice(at, at + 2), 16);
  return [channel(1), channel(3), channel(5)];
}

/** Converts an HSL string to `#rrggbb`. */
export const toHex = (hsl: string): string => rgbToHex(toRgb(hsl));
