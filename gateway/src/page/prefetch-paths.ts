import type { RouteMatch } from './match-route';
import { fillPath } from './fill-path';

const SESSION_PATH = '/api/auth/user';

/** API paths that the page starts before any script of it has arrived. */
export function prefetchPaths(match: RouteMatch | null, query: URLSearchParams): string[] {
  const own = match?.route.prefetch.map((path) => fillPath(path, match.params, query)) ?? [];
  return [SESSION_PATH, ...own.filter((path) => path !== null)];
}
