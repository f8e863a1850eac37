import { z } from 'zod';
import { defineEndpoint, idParamSchema } from '@waymark/contracts-core';
import {
  open311AnyQuerySchema,
  open311DefinitionSchema,
  open311DiscoverySchema,
  open311QuerySchema,
  open311ReceiptSchema,
  open311RequestSchema,
  open311ServiceSchema,
} from './open311';

/** The gateway publishes this as /open311/v2. */
const BASE = '/api/open311/v2';
const MINUTE_S = 60;
const HOUR_S = 3_600;
/** In a long description, each character may have four bytes, each encoded as %F0. */
const MOST_BODY_BYTES = 64 * 1024;

/** For external programs: requests carry no session, and errors use the protocol's own format. */
const forOthers = { access: 'visitor', crossSite: 'exempt', query: open311AnyQuerySchema, status: 200 } as const;
const json = (seconds: number) => ({ ...forOthers, openData: { type: 'application/json', seconds } }) as const;
/** The XML variant of the endpoint that ends in .json. */
const xml = (seconds: number) =>
  ({ ...forOthers, openData: { type: 'application/xml', seconds }, response: z.string() }) as const;

const discovery = { method: 'GET', summary: 'Where this site offers Open311, and in which version.' } as const;
export const readOpen311Discovery = defineEndpoint({
  ...json(HOUR_S),
  ...discovery,
  name: 'readOpen311Discovery',
  path: `${BASE}/discovery.json`,
  response: open311DiscoverySchema,
});
export const readOpen311DiscoveryXml = defineEndpoint({
  ...xml(HOUR_S),
  ...discovery,
  name: 'readOpen311DiscoveryXml',
  path: `${BASE}/discovery.xml`,
});

const services = { method: 'GET', summary: 'Kinds of footpath problems that can be reported.' } as const;
export const listOpen311Services = defineEndpoint({
  ...json(HOUR_S),
  ...services,
  name: 'listOpen311Services',
  path: `${BASE}/services.json`,
  response: z.array(open311ServiceSchema),
});
export const listOpen311ServicesXml = defineEndpoint({
  ...xml(HOUR_S),
  ...services,
  name: 'listOpen311ServicesXml',
  path: `${BASE}/services.xml`,
});

const definition = {
  method: 'GET',
  summary: 'Which extra details a kind of problem can have: how bad it is.',
  params: z.object({ code: z.string() }),
} as const;
export const readOpen311Service = defineEndpoint({
  ...json(HOUR_S),
  ...definition,
  name: 'readOpen311Service',
  path: `${BASE}/services/:code.json`,
  response: open311DefinitionSchema,
});
export const readOpen311ServiceXml = defineEndpoint({
  ...xml(HOUR_S),
  ...definition,
  name: 'readOpen311ServiceXml',
  path: `${BASE}/services/:code.xml`,
});

const requests = {
  method: 'GET',
  summary:
    'Footpath problems, newest first, from the last 90 days or from any other period of 90 days. The Link header leads to more pages.',
  query: open311QuerySchema,
} as const;
export const listOpen311Requests = defineEndpoint({
  ...json(MINUTE_S),
  ...requests,
  name: 'listOpen311Requests',
  path: `${BASE}/requests.json`,
  response: z.array(open311RequestSchema),
});
export const listOpen311RequestsXml = defineEndpoint({
  ...xml(MINUTE_S),
  ...requests,
  name: 'listOpen311RequestsXml',
  path: `${BASE}/requests.xml`,
});

const request = {
  method: 'GET',
  summary: 'One footpath problem, as a list with one entry.',
  params: z.object({ id: idParamSchema }),
  problems: ['report.not-found'],
} as const;
export const readOpen311Request = defineEndpoint({
  ...json(MINUTE_S),
  ...request,
  name: 'readOpen311Request',
  path: `${BASE}/requests/:id.json`,
  response: z.array(open311RequestSchema),
});
export const readOpen311RequestXml = defineEndpoint({
  ...xml(MINUTE_S),
  ...request,
  name: 'readOpen311RequestXml',
  path: `${BASE}/requests/:id.xml`,
});

const report = {
  ...forOthers,
  method: 'POST',
  summary:
    'Reports a problem: service_code, lat, long, description, first_name or last_name; also address_string, email, phone, attribute[severity].',
  rawBody: { maxBytes: MOST_BODY_BYTES, types: ['application/x-www-form-urlencoded'] },
  status: 201,
  problems: ['report.position-unlikely'],
} as const;
export const reportByOpen311 = defineEndpoint({
  ...report,
  name: 'reportByOpen311',
  path: `${BASE}/requests.json`,
  response: z.array(open311ReceiptSchema),
});
export const reportByOpen311Xml = defineEndpoint({
  ...report,
  name: 'reportByOpen311Xml',
  path: `${BASE}/requests.xml`,
  response: z.string(),
});

export const OPEN311_ENDPOINTS = [
  readOpen311Discovery,
  readOpen311DiscoveryXml,
  listOpen311Services,
  listOpen311ServicesXml,
  readOpen311Service,
  readOpen311ServiceXml,
  listOpen311Requests,
  listOpen311RequestsXml,
  readOpen311Request,
  readOpen311RequestXml,
  reportByOpen311,
  reportByOpen311Xml,
] as const;
