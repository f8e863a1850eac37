import { defineEndpoint, ignoredSchema, MAX_INTEGER, paragraphsSchema } from '@waymark/contracts-core';
import { z } from 'zod';
import { COMMUNICATION_METHODS } from './communication-methods';
import { ADDITIONAL_NEEDS_MAX, type Need, NEEDS } from './needs';

const flagSchema = z
  .union([z.literal([0, 1]), z.boolean()], 'Use 1 or 0.')
  .default(0)
  .transform((flag): 0 | 1 => (flag === true || flag === 1 ? 1 : 0));

const storedFlagSchema = z.literal([0, 1]);

const eachNeed = <T>(schema: T) => Object.fromEntries(NEEDS.map((need) => [need, schema])) as Record<Need, T>;

const methodSchema = z.enum(COMMUNICATION_METHODS, `Use one of: ${COMMUNICATION_METHODS.join(', ')}.`);

const consentSchema = z.boolean('Please answer yes or no.').optional();

/**
 * The body that saves preferences: all flags (1/0 or true/false; a missing flag means 0), the notes and how to
 * communicate.
 */
export const savePreferencesSchema = z.object({
  ...eachNeed(flagSchema),
  additionalNeeds: paragraphsSchema(
    ADDITIONAL_NEEDS_MAX,
    `Please use at most ${ADDITIONAL_NEEDS_MAX} characters for your notes.`,
  )
    .nullish()
    .transform((text) => text ?? ''),
  preferredCommunicationMethod: z
    .union([methodSchema, z.literal('')], `Use one of: ${COMMUNICATION_METHODS.join(', ')}.`)
    .nullish()
    .transform((method) => method || null),
  /** Must be true the first time needs are saved, because they are health data. */
  consentToHealthData: consentSchema,
  userId: ignoredSchema('Ignored: we always use the logged-in member’s record.'),
});

/** A member's own record. Flags are 1 or 0. */
export const preferencesSchema = z.object({
  /** ID of the record, equal to userId, because there is one record per member. */
  id: z.number().int(),
  userId: z.number().int(),
  ...eachNeed(storedFlagSchema),
  additionalNeeds: z.string(),
  preferredCommunicationMethod: z.enum(COMMUNICATION_METHODS).nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Preferences = z.output<typeof preferencesSchema>;

const PATH = '/api/privacy/consents/health';

/** When the member gave and withdrew consent, and to which version of the text; nothing about health. Newest first. */
/** Health data that another service stores, with a consent that the member gave there. */
export const healthDataInReviewsSchema = z.object({ givenAt: z.iso.datetime(), reviews: z.number().int() });

export const healthConsentSchema = z.object({
  given: z.boolean(),
  history: z.array(
    z.object({ wording: z.string(), givenAt: z.iso.datetime(), withdrawnAt: z.iso.datetime().nullable() }),
  ),
  /**
   * Disability types that the member attached to reviews, with consent. Null when there are none; absent from an older
   * service.
   */
  inReviews: healthDataInReviewsSchema.nullable().optional(),
});
export type HealthConsentState = z.output<typeof healthConsentSchema>;

export const getHealthConsent = defineEndpoint({
  name: 'getHealthConsent',
  method: 'GET',
  path: PATH,
  summary: 'Whether and when the member allowed us to store health data in the account.',
  access: 'member',
  response: healthConsentSchema,
  status: 200,
});

export const withdrawHealthConsent = defineEndpoint({
  name: 'withdrawHealthConsent',
  method: 'DELETE',
  path: PATH,
  summary:
    'Withdraws consent and deletes the health data stored under it, in every part of the site. Succeeds even if there is none.',
  access: 'member',
  status: 204,
});

export const HEALTH_CONSENT_ENDPOINTS = [getHealthConsent, withdrawHealthConsent] as const;

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

/** Version of the consent text. Change it whenever the meaning of the text changes. */
export const HEALTH_CONSENT_WORDING = '2026-11';
export const HEALTH_CONSENT_NEEDED =
  'Please allow us to store what you tell us about your needs, which is health data.';
