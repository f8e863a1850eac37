import { z } from 'zod';
import { ignoredSchema, paragraphsSchema } from '@waymark/contracts-core';
import { COMMUNICATION_METHODS } from './communication-methods';
import { NEEDS, type Need } from './needs';
import { ADDITIONAL_NEEDS_MAX } from './needs-record';

const flagSchema = z
  .union([z.literal([0, 1]), z.boolean()], 'Use 1 or 0.')
  .default(0)
  .transform((flag): 0 | 1 => (flag === true || flag === 1 ? 1 : 0));

const keptFlagSchema = z.literal([0, 1]);

const eachNeed = <T>(schema: T) => Object.fromEntries(NEEDS.map((need) => [need, schema])) as Record<Need, T>;

const methodSchema = z.enum(COMMUNICATION_METHODS, `Use one of: ${COMMUNICATION_METHODS.join(', ')}.`);

const consentSchema = z.boolean('Please answer yes or no.').optional();

/** What is sent to save: all flags (1/0 or true/false, left out = 0), the notes, how to talk. */
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
  /** True the first time: needs are health data. */
  consentToHealthData: consentSchema,
  userId: ignoredSchema('Not read: the record is that of the member who is signed in.'),
});

/** A member's own record. Flags are 1 or 0. */
export const preferencesSchema = z.object({
  /** Equal to userId: there is one record per member. */
  id: z.number().int(),
  userId: z.number().int(),
  ...eachNeed(keptFlagSchema),
  additionalNeeds: z.string(),
  preferredCommunicationMethod: z.enum(COMMUNICATION_METHODS).nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Preferences = z.output<typeof preferencesSchema>;
