import {
  CORE_PROBLEMS,
  type EndpointContract,
  PROBLEM_CONTENT_TYPE,
  problemSchema,
  shareParts,
  type ServiceManifest,
} from '@waymark/contracts-core';
import { toJsonSchema } from './json-schema';

type Problems = Readonly<Record<string, { readonly status: number; readonly title: string }>>;

interface Described {
  readonly manifest: ServiceManifest;
  readonly endpoints: readonly EndpointContract[];
  /** The slice's own problems by code. */
  readonly problems: Problems;
}

/** Returns a slice's endpoints as an OpenAPI 3.1 document. */
export function describeHttp({ manifest, endpoints, problems }: Described) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = {
      ...paths[path],
      [endpoint.method.toLowerCase()]: operation(endpoint, { ...CORE_PROBLEMS, ...problems }),
    };
  }
  const document = {
    openapi: '3.1.0',
    info: { title: `${manifest.name} slice`, version: manifest.apiVersion },
    paths,
    components: { schemas: { Problem: toJsonSchema(problemSchema, 'output') } },
  };
  return shareParts(document, (kind) => ['components', kind]);
}

function operation(endpoint: EndpointContract, problems: Problems) {
  const { name, summary, access, body, upload, rawBody, crossSite } = endpoint;
  return {
    operationId: name,
    summary,
    'x-access': access,
    ...(crossSite && { 'x-cross-site': crossSite }),
    parameters: [...parameters('path', endpoint), ...parameters('query', endpoint)],
    ...(body && {
      requestBody: { required: true, content: { 'application/json': { schema: toJsonSchema(body, 'input') } } },
    }),
    ...(upload && { requestBody: { required: true, content: { 'multipart/form-data': multipart(upload) } } }),
    ...(rawBody && { requestBody: { required: true, content: bytes(rawBody.types) } }),
    responses: { ...success(endpoint), ...failures(endpoint, problems) },
  };
}

function parameters(place: 'path' | 'query', endpoint: EndpointContract) {
  const schema = place === 'path' ? endpoint.params : endpoint.query;
  if (!schema) return [];
  const { properties = {}, required = [] } = toJsonSchema(schema, 'input') as {
    properties?: object;
    required?: string[];
  };
  return Object.entries(properties).map(([name, of]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: of,
  }));
}

function multipart({ field, types }: NonNullable<EndpointContract['upload']>) {
  const properties = { [field]: { type: 'string', format: 'binary' } };
  return {
    schema: { type: 'object', properties, required: [field] },
    encoding: { [field]: { contentType: types.join(', ') } },
  };
}

function bytes(types: readonly string[]) {
  return Object.fromEntries(types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]));
}

function success({ status, response, download, openData }: EndpointContract) {
  const type = openData?.type ?? 'application/json';
  const json = response && { content: { [type]: { schema: toJsonSchema(response, 'output') } } };
  const file = download && { content: Object.fromEntries(download.map((type) => [type, {}])) };
  return { [status]: { description: 'Done.', ...json, ...file } };
}

function failures(endpoint: EndpointContract, problems: Problems) {
  const codes = new Set<string>([...(endpoint.problems ?? []), 'request.unknown-field']);
  if (endpoint.access !== 'visitor') codes.add('auth.required');
  if (endpoint.access !== 'visitor' && endpoint.access !== 'member') codes.add('auth.forbidden');
  if (endpoint.params || endpoint.query) codes.add('request.invalid-query');
  const ofBody = ['request.too-large', 'request.content-type'];
  if (endpoint.rawBody) ofBody.forEach((code) => codes.add(code));
  if (endpoint.body) ['request.malformed', 'request.invalid', ...ofBody].forEach((code) => codes.add(code));
  const byStatus: Record<string, string[]> = {};
  for (const code of [...codes].sort()) (byStatus[problems[code]?.status ?? 500] ??= []).push(code);
  const content = { [PROBLEM_CONTENT_TYPE]: { schema: { $ref: '#/components/schemas/Problem' } } };
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, of]) => [status, { description: of.join(', '), content }]),
  );
}
