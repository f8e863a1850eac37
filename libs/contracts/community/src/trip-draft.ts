import { z } from 'zod';
import { defineEndpoint, idSchema, MAX_INTEGER } from '@waymark/contracts-core';
import { ATTACHMENT_KINDS } from './slots';
import { tripBytes } from './trip-form';
import { MOST_TRIP_BYTES, TRIP_LIMITS, TRIP_TAGS } from './trip-words';

const LONG = 'This is too long for a draft.';
/** Accepts any draft text, valid or not, but removes characters that the database cannot store. */
const typed = (max: number) =>
  z
    .string(LONG)
    .max(2 * max, LONG)
    .overwrite((text) => text.replace(/\0|\p{Cs}/gu, ''))
    .optional();
const photo = z.object({ id: z.uuid(LONG), description: typed(TRIP_LIMITS.photoDescription) });

/** A partly completed form. An existing day keeps its `id`. */
export const tripDraftFormSchema = z
  .object({
    title: typed(TRIP_LIMITS.title.max),
    description: typed(TRIP_LIMITS.description.max),
    destination: typed(TRIP_LIMITS.destination.max),
    startDate: typed(20),
    endDate: typed(20),
    disabilityContext: typed(TRIP_LIMITS.disabilityContext),
    coverImageUrl: typed(2_000),
    coverDescription: typed(TRIP_LIMITS.coverDescription),
    tags: z.array(z.enum(TRIP_TAGS, 'Choose tags from the list.'), LONG).max(TRIP_TAGS.length, LONG).optional(),
    isPublic: z
      .union([z.literal(0), z.literal(1)], 'Say who can read it: 1 means everyone, 0 means only you.')
      .optional(),
    story: typed(TRIP_LIMITS.story),
    days: z
      .array(
        z.object({
          id: idSchema.optional(),
          title: typed(TRIP_LIMITS.dayTitle),
          location: typed(TRIP_LIMITS.dayLocation),
          content: typed(TRIP_LIMITS.dayContent),
          accessibilityNotes: typed(TRIP_LIMITS.accessibilityNotes),
          photos: z.array(photo).max(TRIP_LIMITS.dayPhotos, LONG).optional(),
          attachments: z
            .array(
              z.object({
                kind: z.enum(ATTACHMENT_KINDS, LONG),
                id: idSchema,
                name: typed(TRIP_LIMITS.attachmentName),
              }),
            )
            .max(TRIP_LIMITS.dayAttachments, LONG)
            .optional(),
        }),
        LONG,
      )
      .max(TRIP_LIMITS.days, LONG)
      .optional(),
  })
  .refine((form) => tripBytes(form) <= MOST_TRIP_BYTES, LONG);
export type TripDraftForm = z.output<typeof tripDraftFormSchema>;

/** A draft in the list. */
export const tripDraftSchema = z.object({
  /** The client generates the ID. */
  id: z.uuid(),
  /** The trip that the draft changes; null for a new trip. */
  blogId: idSchema.nullable(),
  title: z.string(),
  changedAt: z.iso.datetime(),
  version: z.number().int().positive(),
});
export type TripDraft = z.output<typeof tripDraftSchema>;
export const wholeTripDraftSchema = tripDraftSchema.extend({ form: tripDraftFormSchema });
export type WholeTripDraft = z.output<typeof wholeTripDraftSchema>;

const VERSION = 'Send the version that you changed; 0 for a new draft.';
export const saveTripDraftSchema = z.object({
  blogId: idSchema.nullish(),
  /** The version that the edit is based on; 0 for a new draft. A draft based on an older version is rejected. */
  version: z.number(VERSION).int(VERSION).nonnegative(VERSION).max(MAX_INTEGER, VERSION),
  form: tripDraftFormSchema,
});
export type SaveTripDraft = z.output<typeof saveTripDraftSchema>;

const params = z.object({ id: z.uuid('There is no such draft.') });

export const listTripDrafts = defineEndpoint({
  name: 'listTripDrafts',
  method: 'GET',
  path: '/api/trip-drafts',
  summary: 'The logged-in member’s drafts, newest first.',
  access: 'member',
  response: z.array(tripDraftSchema),
  status: 200,
});

export const readTripDraft = defineEndpoint({
  name: 'readTripDraft',
  method: 'GET',
  path: '/api/trip-drafts/:id',
  summary: 'One of the logged-in member’s drafts, with the form as they left it.',
  access: 'member',
  params,
  response: wholeTripDraftSchema,
  status: 200,
  problems: ['draft.not-found'],
});

export const saveTripDraft = defineEndpoint({
  name: 'saveTripDraft',
  method: 'PUT',
  path: '/api/trip-drafts/:id',
  summary: 'Saves a draft under an id chosen by its author. Repeating the call changes nothing.',
  access: 'member',
  params,
  body: saveTripDraftSchema,
  response: tripDraftSchema,
  status: 200,
  problems: ['draft.changed', 'draft.elsewhere', 'draft.too-many', 'trip.not-found'],
});

export const deleteTripDraft = defineEndpoint({
  name: 'deleteTripDraft',
  method: 'DELETE',
  path: '/api/trip-drafts/:id',
  summary: 'Deletes a draft. Deleting a draft that does not exist is not an error.',
  access: 'member',
  params,
  status: 204,
});

export const TRIP_DRAFT_ENDPOINTS = [listTripDrafts, readTripDraft, saveTripDraft, deleteTripDraft] as const;
