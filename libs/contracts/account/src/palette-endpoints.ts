import { z } from 'zod';
import { defineEndpoint, idParamSchema } from '@waymark/contracts-core';
import { ownPaletteSchema, paletteBodySchema } from './palette';

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
