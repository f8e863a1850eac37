import { z } from 'zod';
import { defineEndpoint, idParamSchema } from '@waymark/contracts-core';
import { namedVenueFactsSchema } from './venue-facts';

/** As many as a search answers at most. */
export const MAX_FACTS = 50;

/** Takes no needs: whoever has some compares them where they are kept. */
export const listVenueFacts = defineEndpoint({
  name: 'listVenueFacts',
  method: 'GET',
  path: '/api/venues/facts',
  summary: 'Names, claims and answers for up to 50 venues, in the order you ask for them. Unknown ids are left out.',
  access: 'visitor',
  query: z.object({
    ids: z
      .string()
      .transform((ids) => [...new Set(ids.split(','))])
      .pipe(z.array(idParamSchema).min(1).max(MAX_FACTS, `Ask for at most ${MAX_FACTS} venues.`)),
  }),
  response: z.array(namedVenueFactsSchema),
  status: 200,
});
