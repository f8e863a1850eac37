import { z } from 'zod';
import { defineEndpoint, idSchema, ignoredSchema, MAX_INTEGER } from '@waymark/contracts-core';
import {
  siteContentCharitySchema,
  siteContentDetailSchema,
  siteContentFoundersSchema,
  siteContentItemSchema,
  siteContentOfPagesSchema,
} from './site-content';
import { siteContentBodySchema } from './site-content-body';
import { isSiteContentKey, SITE_CONTENT_KINDS } from './site-content-kinds';

const DESK = '/api/admin/kept';
const params = z
  .object({ kind: z.enum(SITE_CONTENT_KINDS), key: z.string().max(20) })
  .refine(({ kind, key }) => isSiteContentKey(kind, key), {
    path: ['key'],
    message: 'There is no content with this name.',
  });
/** The number that the caller last saw; 0 when there was none. */
const seen = z.number().int().min(0).max(MAX_INTEGER);
const sentBefore = ignoredSchema('Ignored: pages from the previous version still send this.');

export const listSiteContent = defineEndpoint({
  name: 'listSiteContent',
  method: 'GET',
  path: DESK,
  summary: 'All site content that has ever been drafted or published.',
  access: 'moderator',
  response: z.array(siteContentItemSchema),
  status: 200,
});

export const readSiteContent = defineEndpoint({
  name: 'readSiteContent',
  method: 'GET',
  path: `${DESK}/:kind/:key`,
  summary: 'The draft and history of one piece of content. Only admins see who did each step.',
  access: 'moderator',
  params,
  query: z.object({
    /** Returns only history entries before this one. */
    before: z.coerce.number().int().positive().max(MAX_INTEGER).optional(),
  }),
  response: siteContentDetailSchema,
  status: 200,
});

const act = { params, response: siteContentDetailSchema, status: 200, problems: ['kept.changed'] } as const;

export const saveSiteContentDraft = defineEndpoint({
  ...act,
  name: 'saveSiteContentDraft',
  method: 'PUT',
  path: `${DESK}/:kind/:key/draft`,
  summary: 'Saves a draft, which only staff can see. Refused if someone else has saved or published it since.',
  access: 'moderator',
  body: z.object({
    revision: seen,
    number: seen,
    content: siteContentBodySchema,
    kind: sentBefore,
    key: sentBefore,
    draft: sentBefore,
    history: sentBefore,
    hasMore: sentBefore,
  }),
  problems: ['kept.changed', 'kept.other-kind', 'kept.unknown-tag'],
});

export const dropSiteContentDraft = defineEndpoint({
  ...act,
  name: 'dropSiteContentDraft',
  method: 'POST',
  path: `${DESK}/:kind/:key/draft/drop`,
  summary: 'Deletes the draft. Refused if someone else has saved it since.',
  access: 'moderator',
  body: z.object({ revision: seen }),
});

export const publishSiteContent = defineEndpoint({
  ...act,
  name: 'publishSiteContent',
  method: 'POST',
  path: `${DESK}/:kind/:key/publish`,
  summary: 'Publishes the draft. Refused if the draft or the published version is not the one the caller saw.',
  access: 'admin',
  body: z.object({ revision: idSchema, number: seen }),
  problems: ['kept.changed', 'kept.over'],
});

export const publishSiteContentAgain = defineEndpoint({
  ...act,
  name: 'publishSiteContentAgain',
  method: 'POST',
  path: `${DESK}/:kind/:key/publish-again`,
  summary: 'Publishes an earlier version again, as a new step in the history.',
  access: 'admin',
  body: z.object({ again: idSchema, number: seen }),
  problems: ['kept.changed', 'kept.no-version', 'kept.over'],
});

export const withdrawSiteContent = defineEndpoint({
  ...act,
  name: 'withdrawSiteContent',
  method: 'POST',
  path: `${DESK}/:kind/:key/withdraw`,
  summary: 'Unpublishes it. Visitors will then see the original text, if there is any.',
  access: 'admin',
  body: z.object({ number: seen }),
  problems: ['kept.changed', 'kept.no-version'],
});

const shown = { method: 'GET', access: 'visitor', status: 200 } as const;

export const showSiteContentOfPages = defineEndpoint({
  ...shown,
  name: 'showSiteContentOfPages',
  path: '/api/kept/pages',
  summary: 'Published advertisements and the banner for planned work, which the gateway writes into pages.',
  response: siteContentOfPagesSchema,
});

export const showSiteContentCharities = defineEndpoint({
  ...shown,
  name: 'showSiteContentCharities',
  path: '/api/kept/charity',
  summary: 'Published charities by month. Other months show the original text.',
  response: z.array(siteContentCharitySchema),
});

export const showSiteContentFounders = defineEndpoint({
  ...shown,
  name: 'showSiteContentFounders',
  path: '/api/kept/founders',
  summary: 'The published text about the founders. Null means the original text.',
  response: siteContentFoundersSchema,
});

export const SITE_CONTENT_ENDPOINTS = [
  listSiteContent,
  readSiteContent,
  saveSiteContentDraft,
  dropSiteContentDraft,
  publishSiteContent,
  publishSiteContentAgain,
  withdrawSiteContent,
  showSiteContentOfPages,
  showSiteContentCharities,
  showSiteContentFounders,
] as const;
