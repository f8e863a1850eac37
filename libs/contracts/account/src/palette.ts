import { defineEndpoint, idParamSchema, lineSchema, requiredLineSchema } from '@waymark/contracts-core';
import { z } from 'zod';
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

const PATH = '/api/palettes';

export const listPalettes = defineEndpoint({
  name: 'listPalettes',
  method: 'GET',
  path: PATH,
  summary: 'The logged-in member’s palettes, newest first; at most 20.',
  access: 'member',
  response: z.array(ownPaletteSchema),
  status: 200,
});

export const createPalette = defineEndpoint({
  name: 'createPalette',
  method: 'POST',
  path: PATH,
  summary: 'Saves a palette to the account. Low contrast is allowed, but the page warns about it.',
  access: 'member',
  body: paletteBodySchema,
  response: ownPaletteSchema,
  status: 201,
  problems: ['palette.too-many'],
});

export const replacePalette = defineEndpoint({
  name: 'replacePalette',
  method: 'PUT',
  path: `${PATH}/:id`,
  summary: 'Replaces the name, description and colours of one of the member’s own palettes.',
  access: 'member',
  params: z.object({ id: idParamSchema }),
  body: paletteBodySchema,
  response: ownPaletteSchema,
  status: 200,
  problems: ['palette.not-found'],
});

export const deletePalette = defineEndpoint({
  name: 'deletePalette',
  method: 'DELETE',
  path: `${PATH}/:id`,
  summary: 'Deletes one of the member’s own palettes.',
  access: 'member',
  params: z.object({ id: idParamSchema }),
  status: 204,
  problems: ['palette.not-found'],
});

export const PALETTE_ENDPOINTS = [listPalettes, createPalette, replacePalette, deletePalette] as const;
