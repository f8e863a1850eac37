import type { EndpointContract } from '@waymark/contracts-core';
import { CORE_PROBLEMS, IDENTITY_ISSUER, PROBLEM_CONTENT_TYPE, problemSchema } from '@waymark/contracts-core';
import { REVIEWS_ENDPOINTS, REVIEWS_PROBLEMS } from '@waymark/contracts-reviews';
import { z } from 'zod';

const input = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', target: 'openapi-3.0' });
const output = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any', target: 'openapi-3.0' });
const statusOf = (code: string) => ({ ...CORE_PROBLEMS, ...REVIEWS_PROBLEMS } as Record<string, { status: number; title: string }>)[code];

/** openapi.json of this slice, made from its contracts. */
export function openApi(apiVersion: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of REVIEWS_ENDPOINTS as readonly EndpointContract[]) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return {
    openapi: '3.0.3',
    info: { title: 'Reviews', version: apiVersion },
    paths,
    components: { schemas: { Problem: output(problemSchema) }, securitySchemes: { session: { type: 'http', scheme: 'bearer', description: IDENTITY_ISSUER } } },
  };
}

function operation(endpoint: EndpointContract) {
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    'x-access': endpoint.access,
    ...(endpoint.access === 'visitor' ? {} : { security: [{ session: [] }] }),
    parameters: [...parameters(endpoint.params, 'path'), ...parameters(endpoint.query, 'query')],
    ...(endpoint.body ? { requestBody: { required: true, content: { 'application/json': { schema: input(endpoint.body) } } } } : {}),
    responses: responses(endpoint),
  };
}

function parameters(schema: z.ZodType | undefined, place: 'path' | 'query') {
  if (!schema) return [];
  const { properties = {}, required = [] } = input(schema);
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function responses(endpoint: EndpointContract) {
  const content = endpoint.response ? { content: { 'application/json': { schema: output(endpoint.response) } } } : {};
  const problems = (endpoint.problems ?? []).flatMap((code) => {
    const kind = statusOf(code);
    return kind ? [[kind.status, problemResponse(`${code}: ${kind.title}`)] as const] : [];
  });
  return { [endpoint.status]: { description: 'Done', ...content }, ...Object.fromEntries(problems), default: problemResponse('Any other problem') };
}

function problemResponse(description: string) {
  return { description, content: { [PROBLEM_CONTENT_TYPE]: { schema: { $ref: '#/components/schemas/Problem' } } } };
}
