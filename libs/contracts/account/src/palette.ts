import { z } from 'zod';
import { lineSchema, requiredLineSchema } from '@waymark/contracts-core';
import {
  PALETTE_DESCRIPTION_MAX,
  PALETTE_NAME_MAX,
  PALETTE_ROLES,
  type PaletteRole,
  parseHsl,
  serializeHsl,
} from './palette-roles';

const WRONG_COLOR = 'Use a colour such as hsl(210 50% 40%).';
const NO_NAME = 'Please give the palette a name.';

const hslSchema = z.string(WRONG_COLOR).transform((text, context) => {
  const color = parseHsl(text);
  if (color) return serializeHsl(color);
  context.addIssue({ code: 'custom', message: WRONG_COLOR });
  return z.NEVER;
});

const colorsSchema = z.strictObject(
  Object.fromEntries(PALETTE_ROLES.map((role) => [role, hslSchema])) as Record<PaletteRole, typeof hslSchema>,
);

/** The body that saves a palette. The schema converts colours to the form that `serializeHsl` writes. */
export const paletteBodySchema = z.object({
  name: requiredLineSchema(PALETTE_NAME_MAX, NO_NAME),
  description: lineSchema(PALETTE_DESCRIPTION_MAX).default(''),
  colors: colorsSchema,
});
export type PaletteBody = z.output<typeof paletteBodySchema>;

export const ownPaletteSchema = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  colors: z.object(
    Object.fromEntries(PALETTE_ROLES.map((role) => [role, z.string()])) as Record<PaletteRole, z.ZodString>,
  ),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type OwnPalette = z.output<typeof ownPaletteSchema>;
