import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Role } from '@waymark/contracts-core';
import { ROOT } from '../../local/paths';
import { serviceSlices } from '../../local/projects';
import type { Parameter, Schema, Target } from './target';

interface Operation {
  'x-access'?: Role;
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

/** Every endpoint that a slice describes. */
export function openApiTargets(): Target[] {
  return serviceSlices().flatMap((slice) => {
    const file = join(ROOT, 'services', slice, 'openapi.json');
    const { paths } = JSON.parse(readFileSync(file, 'utf8')) as { paths: Record<string, Record<string, Operation>> };
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
