import type { RouteMatch } from './match-route';
import { fillPath } from './fill-path';

/** API paths that a page's manifest wants started with it; those that lack a value are left out. */
export function prefetchPaths({ route, params }: RouteMatch, query: URLSearchParams): string[] {
  return route.prefetch.map((path) => fillPath(path, params, query)).filter((path) => path !== null);
}
