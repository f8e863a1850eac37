import type { OpenApi, Operation } from './open-api';

/** The operation at a method and path. A parameter of the path may have another name: nobody who calls sees it. */
export function findOperation({ paths }: OpenApi, method: string, path: string): Operation | undefined {
  const exact = paths[path]?.[method.toLowerCase()];
  if (exact) return exact;
  const nameless = withoutNames(path);
  return Object.entries(paths).find(([other]) => withoutNames(other) === nameless)?.[1][method.toLowerCase()];
}

const withoutNames = (path: string): string => path.replace(/\{\w+\}/g, '{}');
