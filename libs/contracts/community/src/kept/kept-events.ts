import { z } from 'zod';
import { defineEvent } from '@waymark/contracts-core';
import { keptContentSchema } from './kept-content';
import { KEPT_KINDS } from './kept-kinds';

/** Aggregate: kind and key. Its words are for everybody, so they travel. */
export const keptPublished = defineEvent({
  type: 'community.kept.published.v1',
  summary: 'Staff published words for everybody, again or for the first time, or took them back.',
  data: z.object({
    kind: z.enum(KEPT_KINDS),
    key: z.string(),
    number: z.number().int().positive(),
    /** Null: taken back. */
    body: keptContentSchema
      .nullable()
      .meta({ examples: [{ kind: 'tags', intro: 'Words of people who have been there.', notes: [] }] }),
  }),
});
