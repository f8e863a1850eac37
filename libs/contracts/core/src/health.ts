import { z } from 'zod';
import { defineEndpoint } from './endpoint';

/** The gateway responds itself: shows whether this browser can reach the site. */
export const getHealth = defineEndpoint({
  name: 'getHealth',
  method: 'GET',
  path: '/api/health',
  summary: 'Whether the site can be reached.',
  access: 'visitor',
  response: z.object({ status: z.string() }),
  status: 200,
});
