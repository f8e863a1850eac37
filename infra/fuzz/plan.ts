import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { resolveRefs, type Role } from '@waymark/contracts-core';
import { ROOT } from '../local/paths';
import type { HostileRequest } from './requests/hostile-request';
import { type RawRequest, rawRequests } from './requests/raw-requests';
import { requestFor } from './requests/request-for';
import { edgeTargets } from './targets/edge-targets';
import type { Parameter, Schema, Target } from './targets/target';

interface Operation {
  'x-access'?: Role;
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

interface Described {
  paths: Record<string, Record<string, Operation>>;
}

/** Returns every endpoint in these slices' openapi.json. */
function openApiTargets(slices: readonly string[]): Target[] {
  return slices.flatMap((slice) => {
    const file = join(ROOT, 'services', slice, 'openapi.json');
    const { paths } = resolveRefs(JSON.parse(readFileSync(file, 'utf8')) as Described);
    return Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, operation]) => ({
        area: slice,
        method: method.toUpperCase(),
        path,
        access: operation['x-access'] ?? 'visitor',
        parameters: operation.parameters ?? [],
        body: bodyOf(operation),
      })),
    );
  });
}

function bodyOf({ requestBody }: Operation): Target['body'] {
  const [entry] = Object.entries(requestBody?.content ?? {});
  if (!entry) return null;
  const [type, { schema }] = entry;
  return { kind: type === 'multipart/form-data' ? 'file' : 'json', schema };
}

export type Planned = { raw: RawRequest } | { request: HostileRequest };

/** One request in this many is sent as raw bytes, so each protocol error occurs a few times per run. */
const RAW_EVERY = 60;
/** One request in this many tests what the gateway itself serves. */
const EDGE_EVERY = 7;

/**
 * Returns a function from a number to its request. The same seed and slices always give the same request, whatever was
 * sent before.
 */
export function planOf(seed: number, host: string, slices: readonly string[]): (number: number) => Planned {
  const raw = rawRequests(host);
  const arbitraries = [openApiTargets(slices), edgeTargets()].map((targets) => targets.map(requestFor));
  const [api = [], edge = []] = arbitraries;
  return (number) => {
    const written = number % RAW_EVERY === 0 ? raw[number / RAW_EVERY] : undefined;
    if (written) return { raw: written };
    const from = number % EDGE_EVERY === 0 ? edge : api;
    const [request] = fc.sample(fc.oneof(...from), { seed: seed * 1_000_003 + number, numRuns: 1 });
    if (!request) throw new Error('There is nothing to send requests to.');
    return { request };
  };
}
