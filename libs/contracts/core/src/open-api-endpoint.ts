import { z } from 'zod';
import { defineEndpoint } from './endpoint';

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
