import { z } from 'zod';
import { defineEndpoint } from './endpoint';
import { idSchema } from './column-bounds';
import { contentIdSchema, correctionTextsSchema } from './moderation';
import type { ContentKind } from './moderation-kinds';
import { idParamSchema } from './paging';

/**
 * Maximum length of a part, above every text limit, because each part has its own limit, which its service enforces.
 */
const PART_MAX = 100_000;

/**
 * Saves the staff's corrected text in the service as a draft for the case. Nothing changes until a decision `correct`
 * refers to it.
 * `folder` as in `moderationContentEndpoint`.
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
      /** Corrected texts, keyed by part. */
      parts: z.record(z.string().max(40), z.string().max(PART_MAX)),
    }),
    response: z.object({ correctionId: z.number().int().positive() }),
    status: 200,
  });
}

/** For authors: their text before and after a correction by staff. */
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
