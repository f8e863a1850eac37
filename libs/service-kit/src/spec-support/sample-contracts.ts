import { z } from 'zod';
import {
  defineEndpoint,
  defineEvent,
  idParamSchema,
  idSchema,
  ignoredSchema,
  pageQuerySchema,
} from '@waymark/contracts-core';

const noteSchema = z.object({ id: z.number().int(), text: z.string() });

export const readNote = defineEndpoint({
  name: 'readNote',
  method: 'GET',
  path: '/api/notes/:id',
  summary: 'A note.',
  access: 'visitor',
  params: z.object({ id: idParamSchema }),
  query: z.object({ size: z.enum(['small', 'large']).default('small') }),
  response: noteSchema,
  status: 200,
});

export const listNotes = defineEndpoint({
  name: 'listNotes',
  method: 'GET',
  path: '/api/notes',
  summary: 'For everybody; says whose notes it looked for.',
  access: 'visitor',
  response: z.object({ reader: z.number().int().nullable() }),
  status: 200,
});

export const describeCaller = defineEndpoint({
  name: 'describeCaller',
  method: 'GET',
  path: '/api/caller',
  summary: 'What the service knows of whoever asks.',
  access: 'visitor',
  response: z.object({
    reader: z.number().int().nullable(),
    address: z.string(),
    origin: z.string(),
    userAgent: z.string().optional(),
  }),
  status: 200,
});

/** Position after a page of `pageNotes`. */
export const noteCursorSchema = z.tuple([idSchema]);

export const pageNotes = defineEndpoint({
  name: 'pageNotes',
  method: 'GET',
  path: '/api/note-pages',
  summary: 'The numbers 1 to 5, page by page.',
  access: 'visitor',
  query: pageQuerySchema.extend({ size: z.enum(['small', 'large']).optional() }),
  response: z.array(z.number().int()),
  status: 200,
});

export const addNote = defineEndpoint({
  name: 'addNote',
  method: 'POST',
  path: '/api/notes',
  summary: 'Adds a note.',
  access: 'member',
  body: z.object({
    text: z.string().min(1, 'Write something.').max(100_000),
    tags: z.array(z.string()).default([]),
    place: z.object({ city: z.string() }).optional(),
    links: z.array(z.object({ to: z.string() })).default([]),
    userId: ignoredSchema('Ignored.'),
  }),
  response: noteSchema,
  status: 201,
});

export const sweepNotes = defineEndpoint({
  name: 'sweepNotes',
  method: 'POST',
  path: '/api/notes/sweep',
  summary: 'For moderators; has no body.',
  access: 'moderator',
  status: 204,
});

export const sendFile = defineEndpoint({
  name: 'sendFile',
  method: 'POST',
  path: '/api/notes/files',
  summary: 'Takes a file.',
  access: 'member',
  response: z.object({ bytes: z.number().int() }),
  status: 201,
});

export const receiveHook = defineEndpoint({
  name: 'receiveHook',
  method: 'POST',
  path: '/api/notes/hooks/:sender',
  summary: 'Takes what another server signed.',
  access: 'visitor',
  params: z.object({ sender: z.string() }),
  rawBody: { maxBytes: 100_000, types: ['application/json', 'application/x-www-form-urlencoded'] },
  crossSite: 'exempt',
  response: z.object({ sender: z.string(), base64: z.string() }),
  status: 200,
});

export const noteAdded = defineEvent({
  type: 'sample.note.added.v1',
  summary: 'A note was added.',
  data: z.object({ noteId: z.number().int(), mood: z.enum(['calm', 'poison', 'peer-down']).default('calm') }),
});
