import { z } from 'zod';
import { accessibilitySettingsSchema, defineEndpoint } from '@waymark/contracts-core';

const TIME = 'Use the time of the change, such as 2026-01-31T12:00:00.000Z.';

/** What a member sends: all settings, and when they were changed on their device. */
export const displaySettingsSchema = accessibilitySettingsSchema.extend({ updatedAt: z.iso.datetime(TIME) });
export type DisplaySettings = z.output<typeof displaySettingsSchema>;

/** What is kept. `updatedAt` is null while nothing was ever sent: the settings are then the defaults. */
export const keptDisplaySettingsSchema = accessibilitySettingsSchema.extend({ updatedAt: z.iso.datetime().nullable() });
export type KeptDisplaySettings = z.output<typeof keptDisplaySettingsSchema>;

const PATH = '/api/profile/display-settings';

export const getDisplaySettings = defineEndpoint({
  name: 'getDisplaySettings',
  method: 'GET',
  path: PATH,
  summary: 'The logged-in member’s display settings.',
  access: 'member',
  response: keptDisplaySettingsSchema,
  status: 200,
});

export const putDisplaySettings = defineEndpoint({
  name: 'putDisplaySettings',
  method: 'PUT',
  path: PATH,
  summary: 'Saves display settings. The most recent change wins. The response contains the saved settings.',
  access: 'member',
  body: displaySettingsSchema,
  response: keptDisplaySettingsSchema,
  status: 200,
});
