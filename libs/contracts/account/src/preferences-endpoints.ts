import { z } from 'zod';
import { defineEndpoint, MAX_INTEGER } from '@waymark/contracts-core';
import { preferencesSchema, savePreferencesSchema } from './preferences';

const LIST = '/api/accessibility-preferences';
const ONE = `${LIST}/:userId` as const;
const NOT_A_NUMBER = 'This is not a number.';
const paramsSchema = z.object({
  userId: z.coerce
    .number(NOT_A_NUMBER)
    .int(NOT_A_NUMBER)
    .positive(NOT_A_NUMBER)
    .refine((id) => id <= MAX_INTEGER, NOT_A_NUMBER),
});

export const getOwnPreferences = defineEndpoint({
  name: 'getOwnPreferences',
  method: 'GET',
  path: LIST,
  summary: 'The member’s own accessibility preferences; 404 if none are saved.',
  access: 'member',
  response: preferencesSchema,
  status: 200,
  problems: ['preferences.none-yet'],
});

export const getPreferences = defineEndpoint({
  name: 'getPreferences',
  method: 'GET',
  path: ONE,
  summary:
    'The member’s own accessibility preferences; 403 for another member’s, 404 if none are saved. Nobody can read anyone else’s.',
  access: 'member',
  params: paramsSchema,
  response: preferencesSchema,
  status: 200,
  problems: ['preferences.none-yet'],
});

export const createPreferences = defineEndpoint({
  name: 'createPreferences',
  method: 'POST',
  path: LIST,
  summary:
    'Saves the member’s preferences for the first time. Sending the same ones again returns 200; sending different ones returns 409.',
  access: 'member',
  body: savePreferencesSchema,
  response: preferencesSchema,
  status: 201,
  problems: ['preferences.saved-already'],
});

export const updatePreferences = defineEndpoint({
  name: 'updatePreferences',
  method: 'PUT',
  path: ONE,
  summary: 'Replaces the member’s saved preferences; 403 for another member’s, 404 if none are saved.',
  access: 'member',
  params: paramsSchema,
  body: savePreferencesSchema,
  response: preferencesSchema,
  status: 200,
  problems: ['preferences.none-yet'],
});

export const PREFERENCES_ENDPOINTS = [getOwnPreferences, getPreferences, createPreferences, updatePreferences] as const;
