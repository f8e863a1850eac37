import { z } from 'zod';
import { defineEndpoint } from './endpoint';
import { idSchema } from './column-bounds';
import { contentIdSchema, correctionTextsSchema } from './moderation';
import type { ContentKind } from './moderation-kinds';
import { idParamSchema } from './paging';

/** Longer than any text that is kept: each part has its own bound, which its slice knows. */
const PART_MAX = 100_000;

/**
 * The staff's corrected words, kept by the slice as a draft of the case; nothing changes before the decision `correct` names it.
 * `folder` as in `moderatedContentEndpoint`.
 */
export function correctionEndpoint<const N extends string>(
  name: N,
  folder: `/api/${string}/moderated`,
  kinds: readonly ContentKind[],
) {
  return defineEndpoint({
    name,
    method: 'PUT',
    path: `${folder}/:kind/:contentId/correction`,
    summary: 'Saves corrected text as a draft for a case. Send its ID with the decision, which applies it.',
    access: 'moderator',
    params: z.object({ kind: z.enum(kinds), contentId: contentIdSchema }),
    body: z.object({
      caseId: idSchema,
      /** Corrected words by their part. */
      parts: z.record(z.string().max(40), z.string().max(PART_MAX)),
    }),
    response: z.object({ correctionId: z.number().int().positive() }),
    status: 200,
  });
}

/** Before and after, for the author of what staff corrected. */
export function ownCorrectionEndpoint<const N extends string>(name: N, folder: `/api/${string}/moderated`) {
  return defineEndpoint({
    name,
    method: 'GET',
    path: `${folder}/corrections/:id`,
    summary: 'What staff corrected, before and after, by the ID of the statement of reasons. For the content’s author.',
    access: 'member',
    params: z.object({ id: idParamSchema }),
    response: correctionTextsSchema,
    status: 200,
  });
}
