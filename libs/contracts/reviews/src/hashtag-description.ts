import { z } from 'zod';
import { defineEndpoint } from '@waymark/contracts-core';

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
