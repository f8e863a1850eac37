import { defineEndpoint } from '@waymark/contracts-core';
import { z } from 'zod';

export const hashtagDescriptionSchema = z.object({
  /** The guide category's name; null for the guide as a whole. */
  category: z.string().nullable(),
  /** An empty line separates paragraphs. */
  intro: z.string(),
  /** Explains what some of its hashtags find. */
  notes: z.array(z.object({ tag: z.string(), text: z.string() })),
});
export type HashtagDescription = z.output<typeof hashtagDescriptionSchema>;

export const listHashtagDescriptions = defineEndpoint({
  name: 'listHashtagDescriptions',
  method: 'GET',
  path: '/api/search/tag-texts',
  summary: 'What staff wrote about the hashtags in the search guide.',
  access: 'visitor',
  response: z.array(hashtagDescriptionSchema),
  status: 200,
});

export const hashtagCountSchema = z.object({
  /** Without the # sign, as in the search guide. */
  tag: z.string(),
  /** Number of real places that a search for it finds; at most MOST_COUNTED. */
  places: z.number().int().nonnegative(),
});
export type HashtagCount = z.output<typeof hashtagCountSchema>;

export const listHashtagCounts = defineEndpoint({
  name: 'listHashtagCounts',
  method: 'GET',
  path: '/api/search/hashtags',
  summary:
    'How many places each hashtag in the search guide finds. The numbers are at most a few minutes old, and cover the UK unless you set forceGlobal.',
  access: 'visitor',
  query: z.object({
    forceGlobal: z
      .enum(['true', 'false'])
      .default('false')
      .transform((value) => value === 'true'),
  }),
  response: z.array(hashtagCountSchema),
  status: 200,
});
