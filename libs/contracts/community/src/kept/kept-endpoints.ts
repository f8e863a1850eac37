import { z } from 'zod';
import { defineEndpoint, idSchema, ignoredSchema, MAX_INTEGER } from '@waymark/contracts-core';
import { keptCharitySchema, keptDetailSchema, keptFoundersSchema, keptItemSchema, keptOfPagesSchema } from './kept';
import { keptContentSchema } from './kept-content';
import { isKeptKey, KEPT_KINDS } from './kept-kinds';

const DESK = '/api/admin/kept';
const params = z
  .object({ kind: z.enum(KEPT_KINDS), key: z.string().max(20) })
  .refine(({ kind, key }) => isKeptKey(kind, key), {
    path: ['key'],
    message: 'There is no content with this name.',
  });
/** The number that the caller last saw; 0 when there was none. */
const seen = z.number().int().min(0).max(MAX_INTEGER);
const sentBefore = ignoredSchema('Ignored: pages from the previous version still send this.');

export const listKept = defineEndpoint({
  name: 'listKept',
  method: 'GET',
  path: DESK,
  summary: 'All site content that has ever been drafted or published.',
  access: 'moderator',
  response: z.array(keptItemSchema),
  status: 200,
});

export const readKept = defineEndpoint({
  name: 'readKept',
  method: 'GET',
  path: `${DESK}/:kind/:key`,
  summary: 'The draft and history of one piece of content. Only admins see who did each step.',
  access: 'moderator',
  params,
  query: z.object({
    /** Returns only history entries before this one. */
    before: z.coerce.number().int().positive().max(MAX_INTEGER).optional(),
  }),
  response: keptDetailSchema,
  status: 200,
});

const act = { params, response: keptDetailSchema, status: 200, problems: ['kept.changed'] } as const;

export const saveKeptDraft = defineEndpoint({
  ...act,
  name: 'saveKeptDraft',
  method: 'PUT',
  path: `${DESK}/:kind/:key/draft`,
  summary: 'Saves a draft, which only staff can see. Refused if someone else has saved or published it since.',
  access: 'moderator',
  body: z.object({
    revision: seen,
    number: seen,
    content: keptContentSchema,
    kind: sentBefore,
    key: sentBefore,
    draft: sentBefore,
    history: sentBefore,
    hasMore: sentBefore,
  }),
  problems: ['kept.changed', 'kept.other-kind', 'kept.unknown-tag'],
});

export const dropKeptDraft = defineEndpoint({
  ...act,
  name: 'dropKeptDraft',
  method: 'POST',
  path: `${DESK}/:kind/:key/draft/drop`,
  summary: 'Deletes the draft. Refused if someone else has saved it since.',
  access: 'moderator',
  body: z.object({ revision: seen }),
});

export const publishKept = defineEndpoint({
  ...act,
  name: 'publishKept',
  method: 'POST',
  path: `${DESK}/:kind/:key/publish`,
  summary: 'Publishes the draft. Refused if the draft or the published version is not the one the caller saw.',
  access: 'admin',
  body: z.object({ revision: idSchema, number: seen }),
  problems: ['kept.changed', 'kept.over'],
});

export const publishKeptAgain = defineEndpoint({
  ...act,
  name: 'publishKeptAgain',
  method: 'POST',
  path: `${DESK}/:kind/:key/publish-again`,
  summary: 'Publishes an earlier version again, as a new step in the history.',
  access: 'admin',
  body: z.object({ again: idSchema, number: seen }),
  problems: ['kept.changed', 'kept.no-version', 'kept.over'],
});

export const withdrawKept = defineEndpoint({
  ...act,
  name: 'withdrawKept',
  method: 'POST',
  path: `${DESK}/:kind/:key/withdraw`,
  summary: 'Unpublishes it. Visitors will then see the original text, if there is any.',
  access: 'admin',
  body: z.object({ number: seen }),
  problems: ['kept.changed', 'kept.no-version'],
});

const shown = { method: 'GET', access: 'visitor', status: 200 } as const;

export const showKeptOfPages = defineEndpoint({
  ...shown,
  name: 'showKeptOfPages',
  path: '/api/kept/pages',
  summary: 'Published advertisements and the banner for planned work, which the gateway writes into pages.',
  response: keptOfPagesSchema,
});

export const showKeptCharities = defineEndpoint({
  ...shown,
  name: 'showKeptCharities',
  path: '/api/kept/charity',
  summary: 'Published charities by month. Other months show the original text.',
  response: z.array(keptCharitySchema),
});

export const showKeptFounders = defineEndpoint({
  ...shown,
  name: 'showKeptFounders',
  path: '/api/kept/founders',
  summary: 'The published text about the founders. Null means the original text.',
  response: keptFoundersSchema,
});

export const KEPT_ENDPOINTS = [
  listKept,
  readKept,
  saveKeptDraft,
  dropKeptDraft,
  publishKept,
  publishKeptAgain,
  withdrawKept,
  showKeptOfPages,
  showKeptCharities,
  showKeptFounders,
] as const;
