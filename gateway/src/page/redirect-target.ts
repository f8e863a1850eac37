import type { RouteMatch } from './match-route';
import { fillPath } from './fill-path';

/** Where a route of the manifest sends people, with its query string kept; null when it does not. */
export function redirectTarget({ route, params }: RouteMatch, search: string): string | null {
  if (!route.redirectTo) return null;
  const path = fillPath(route.redirectTo, params, new URLSearchParams());
  // `//host` would lead to another site.
  return path?.startsWith('/') && !path.startsWith('//') ? path + search : null;
}
