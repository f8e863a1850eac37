import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SERVICES = join(import.meta.dirname, '../../services');

/** One endpoint as a service's openapi.json describes it. */
export interface Operation {
  slice: string;
  id: string;
  method: string;
  /** With `{name}` for each path parameter. */
  path: string;
  /** The lowest role that may call it. */
  access: 'visitor' | 'member' | 'moderator' | 'admin';
}

type Described = Record<string, Record<string, { operationId: string; 'x-access': Operation['access'] }>>;

export function allOperations(): Operation[] {
  return readdirSync(SERVICES).flatMap((slice) => {
    const { paths } = JSON.parse(readFileSync(join(SERVICES, slice, 'openapi.json'), 'utf8')) as { paths: Described };
    return Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId, 'x-access': access }]) => ({
        slice,
        id: operationId,
        method: method.toUpperCase(),
        path,
        access,
      })),
    );
  });
}
