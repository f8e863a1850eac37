import { z } from 'zod';
import { defineEndpoint } from '@waymark/contracts-core';

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
