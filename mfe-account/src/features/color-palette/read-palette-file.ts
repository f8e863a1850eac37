import {
  PALETTE_DESCRIPTION_MAX,
  PALETTE_FONT_SIZE,
  PALETTE_LINE_HEIGHT,
  PALETTE_NAME_MAX,
  PALETTE_ROLES,
  type PaletteColors,
} from '@waymark/contracts-account';
import { lineSchema } from '@waymark/contracts-core';
import { readColor } from './color/read-color';
import { ROLE_LABELS } from './role-labels';
import type { Palette, TextSizes } from './palettes/palette';

/** Largest palette file that is read; a normal one is about 1 kB. */
export const FILE_MAX_BYTES = 100_000;
export const FILE_TOO_LARGE = 'This file is larger than 100 kB, so it is not a palette file. We did not open it.';

export type ReadPalette = { palette: Palette; sizes: Partial<TextSizes> } | { problem: string };

const NOT_JSON = 'This file is not a palette file: it is not JSON.';
const NO_NAME = 'This file has no name for the palette. It needs “name” and “colors”.';
const NO_COLORS = 'This file has no colours. It needs “name” and “colors”.';

/** Reads only an object's own keys: a file may contain `__proto__`, which is not a palette key. */
const own = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string, unknown>)[key]
    : undefined;

/** Parses a palette from a file's text, or returns an error message. Only validated values are used. */
export function readPaletteFile(text: string): ReadPalette {
  let file: unknown;
  try {
    file = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return { problem: NOT_JSON };
  }
  const name = line(own(file, 'name'), PALETTE_NAME_MAX);
  if (!name)
    return {
      problem:
        own(file, 'name') === undefined
          ? NO_NAME
          : `The palette’s name must be text of 1 to ${PALETTE_NAME_MAX} characters.`,
    };
  const description = line(own(file, 'description') ?? '', PALETTE_DESCRIPTION_MAX);
  if (description === null)
    return { problem: `The description must be text of at most ${PALETTE_DESCRIPTION_MAX} characters.` };
  const colors = colorsOf(own(file, 'colors') ?? own(file, 'colours'));
  if ('problem' in colors) return colors;
  const sizes = sizesOf(file);
  return 'problem' in sizes ? sizes : { palette: { name, description, ...colors }, sizes };
}

function line(value: unknown, max: number): string | null {
  const read = lineSchema(max).safeParse(value);
  return read.success ? read.data : null;
}

function colorsOf(given: unknown): { colors: PaletteColors } | { problem: string } {
  if (typeof given !== 'object' || given === null || Object.keys(given).length === 0) return { problem: NO_COLORS };
  const labels = (roles: readonly (keyof PaletteColors)[]): string => roles.map((role) => ROLE_LABELS[role]).join(', ');
  const missing = PALETTE_ROLES.filter((role) => own(given, role) === undefined);
  if (missing.length > 0) return { problem: `These colours are missing from the file: ${labels(missing)}.` };
  const read = PALETTE_ROLES.map((role) => [role, readColor(own(given, role))] as const);
  const wrong = read.flatMap(([role, color]) => (color === null ? [role] : []));
  if (wrong.length > 0)
    return { problem: `We cannot read these colours: ${labels(wrong)}. Use a format such as hsl(210 50% 40%).` };
  return { colors: Object.fromEntries(read) as PaletteColors };
}

function sizesOf(file: unknown): Partial<TextSizes> | { problem: string } {
  const [fontSize, lineHeight] = [own(file, 'fontSize'), own(file, 'lineHeight')];
  const fits = (value: unknown, { min, max }: { min: number; max: number }): boolean =>
    value === undefined || (typeof value === 'number' && value >= min && value <= max);
  if (!fits(fontSize, PALETTE_FONT_SIZE))
    return { problem: 'The font size in the file must be a number from 12 to 24.' };
  if (!fits(lineHeight, PALETTE_LINE_HEIGHT))
    return { problem: 'The line height in the file must be a number from 1.2 to 2.' };
  return {
    ...(typeof fontSize === 'number' ? { fontSize: Math.round(fontSize) } : {}),
    ...(typeof lineHeight === 'number' ? { lineHeight: Math.round(lineHeight * 10) / 10 } : {}),
  };
}
