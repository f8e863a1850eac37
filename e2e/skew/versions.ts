import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DATA_DIR, REPOSITORY } from '../support/platform';

export type Age = 'new' | 'old';
/** The live one last: it goes on serving. */
export const AGES: readonly Age[] = ['old', 'new'];

interface Versions {
  remote: Record<Age, string>;
  /** Where each version of the service runs. */
  origins: Record<Age, string[]>;
}

/** Both versions of each slice, by slice. */
export const versions = (): Record<string, Versions> => JSON.parse(readFileSync(join(DATA_DIR, 'skew.json'), 'utf8'));

interface Route {
  path: string;
  redirectTo?: string;
  access?: string;
}

/** Pages of a slice that anybody may open and that are about nothing in particular. */
export function openPages(slice: string): string[] {
  const { routes } = JSON.parse(readFileSync(join(REPOSITORY, `mfe-${slice}`, 'slice.json'), 'utf8')) as {
    routes: Route[];
  };
  return routes
    .filter((route) => !route.redirectTo && !route.access && !route.path.includes(':'))
    .map(({ path }) => path);
}
