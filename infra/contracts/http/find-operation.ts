import type { OpenApi, Operation } from './open-api';

/**
 * Finds the operation at a method and path. Path parameters may be named differently, because callers do not see the
 * names.
 */
export function findOperation({ paths }: OpenApi, method: string, path: string): Operation | undefined {
  const exact = paths[path]?.[method.toLowerCase()];
  if (exact) return exact;
  const nameless = withoutNames(path);
  return Object.entries(paths).find(([other]) => withoutNames(other) === nameless)?.[1][method.toLowerCase()];
}

const withoutNames = (path: string): string => path.replace(/\{\w+\}/g, '{}');
