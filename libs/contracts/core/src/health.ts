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

const HOUR_S = 3_600;

/** Returns a service's API description, identical to the committed openapi.json. */
export const openApiEndpoint = <S extends string>(slice: S) =>
  defineEndpoint({
    name: 'getOpenApi',
    method: 'GET',
    path: `/api/openapi/${slice}`,
    summary: 'All calls to this part of the site, as an OpenAPI 3.1 document.',
    access: 'visitor',
    crossSite: 'exempt',
    response: z.unknown(),
    openData: { type: 'application/json', seconds: HOUR_S },
    status: 200,
  });
