import { z } from 'zod';
import type { EndpointContract, SliceManifest } from '@waymark/contracts-core';
import type { OpenApi, Operation } from '../http/open-api';
import type { JsonSchema } from '../schema/json-schema';
import type { ConsumedCall, ConsumedFields } from './consumed-fields';
import { pruneSchema } from './prune-schema';

/** `CONSUMES` of a consumer: the endpoints that it calls, and the fields that it reads from other slices' responses. */
export type Consumes = Readonly<Record<string, EndpointContract>>;

/** The gateway itself responds, so no slice's release changes it. */
const GATEWAYS_OWN = ['/api/health'];

/**
 * Returns what a remote or the shell calls, sends and reads, from its contract and the APIs that it was written for.
 */
export function consumerFields(consumes: Consumes, apis: readonly OpenApi[], manifest?: SliceManifest): ConsumedFields {
  const called = Object.values(consumes)
    .filter(({ path }) => !GATEWAYS_OWN.includes(path))
    .map(({ method, path, response }) => callOf(method, path.replace(/:(\w+)/g, '{$1}'), apis, response));
  const started = manifest ? startedByRoutes(manifest).map((path) => callOf('GET', pathOf(path, apis), apis)) : [];
  // The page's own call has more detail than the entry for a call that its HTML starts, so it wins.
  const calls = [...started, ...called].sort(([a], [b]) => (a < b ? -1 : 1));
  return { calls: Object.fromEntries(calls), events: {} };
}

/** Returns the calls that the page's HTML starts for a route, before the remote has loaded. */
function startedByRoutes({ routes }: SliceManifest): string[] {
  const addresses = routes.flatMap(({ prefetch, document }) => [...prefetch, ...(document ? [document] : [])]);
  return addresses.map((address) => address.split('?')[0] ?? address);
}

/**
 * Returns the documented path for an address in a manifest. A path without parameters wins over a matching one with
 * parameters.
 */
function pathOf(address: string, apis: readonly OpenApi[]): string {
  const paths = apis.flatMap((api) => Object.keys(api.paths));
  const fits = (path: string): boolean => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`).test(address);
  return paths.find((path) => path === address) ?? paths.find(fits) ?? address;
}

function callOf(method: string, path: string, apis: readonly OpenApi[], response?: z.ZodType): [string, ConsumedCall] {
  const operation = apis.map(({ paths }) => paths[path]?.[method.toLowerCase()]).find((found) => found !== undefined);
  if (!operation) throw new Error(`No service answers ${method} ${path}`);
  const read = response && (z.toJSONSchema(response, { io: 'output', unrepresentable: 'any' }) as JsonSchema);
  return [`${method} ${path}`, pick(operation, read)];
}

function pick({ parameters, requestBody, responses }: Operation, read?: JsonSchema): ConsumedCall {
  const body = requestBody?.content['application/json']?.schema;
  const answers = Object.entries(responses).flatMap(([status, { content }]) => {
    const schema = content?.['application/json']?.schema;
    return schema ? [[status, pruneSchema(schema, read)] as const] : [];
  });
  return { parameters: [...parameters], ...(body && { body }), answers: Object.fromEntries(answers) };
}
