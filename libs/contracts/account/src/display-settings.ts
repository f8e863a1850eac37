import { z } from 'zod';
import { accessibilitySettingsSchema, defineEndpoint } from '@waymark/contracts-core';

const TIME = 'Use the time of the change, such as 2026-01-31T12:00:00.000Z.';

/** The settings that a member sends: always all of them. `updatedAt` is when they changed on the device. */
export const displaySettingsSchema = accessibilitySettingsSchema.extend({ updatedAt: z.iso.datetime(TIME) });
export type DisplaySettings = z.output<typeof displaySettingsSchema>;

/**
 * The stored settings. `updatedAt` is null while the member has never saved any: the settings are then the defaults.
 */
export const storedDisplaySettingsSchema = accessibilitySettingsSchema.extend({
  updatedAt: z.iso.datetime().nullable(),
});
export type StoredDisplaySettings = z.output<typeof storedDisplaySettingsSchema>;

const PATH = '/api/profile/display-settings';

export const getDisplaySettings = defineEndpoint({
  name: 'getDisplaySettings',
  method: 'GET',
  path: PATH,
  summary: 'The logged-in member’s display settings.',
  access: 'member',
  response: storedDisplaySettingsSchema,
  status: 200,
});

export const putDisplaySettings = defineEndpoint({
  name: 'putDisplaySettings',
  method: 'PUT',
  path: PATH,
  summary: 'Saves display settings. The most recent change wins. The response contains the saved settings.',
  access: 'member',
  body: displaySettingsSchema,
  response: storedDisplaySettingsSchema,
  status: 200,
});
