import type { RegistryView, RemoteEntry, SliceRoute } from '@waymark/contracts-core';

export interface RouteMatch {
  remote: RemoteEntry;
  route: SliceRoute;
  params: Record<string, string>;
}

/** Returns the route that react-router would choose: among the matching ones, the one with most fixed segments. */
export function matchRoute(view: RegistryView, path: string): RouteMatch | null {
  let best: RouteMatch | null = null;
  for (const remote of Object.values(view.remotes)) {
    for (const route of remote.manifest.routes) {
      const params = paramsOf(route.path, path);
      if (params && (!best || fixedCount(route.path) > fixedCount(best.route.path))) {
        best = { remote, route, params };
      }
    }
  }
  return best;
}

/** Returns the `:name` values when `path` matches `pattern`, else null. A final `/*` matches any rest. */
function paramsOf(pattern: string, path: string): Record<string, string> | null {
  const wanted = segmentsOf(pattern);
  const given = segmentsOf(path);
  const open = wanted.at(-1) === '*';
  if (open) wanted.pop();
  if (open ? given.length < wanted.length : given.length !== wanted.length) return null;
  const params: Record<string, string> = {};
  for (const [index, segment] of wanted.entries()) {
    const value = decode(given[index] ?? '');
    if (value === null) return null;
    if (segment.startsWith(':')) params[segment.slice(1)] = value;
    else if (segment.toLowerCase() !== value.toLowerCase()) return null;
  }
  return params;
}

function fixedCount(pattern: string): number {
  return segmentsOf(pattern).filter((segment) => !segment.startsWith(':') && segment !== '*').length;
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}

function decode(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

/**
 * Normalises a path so that the server and the page's router read it alike: removes empty segments, dot segments and a
 * final slash. The result begins with exactly one slash, even when browsers read backslashes as slashes, so it can
 * only lead to this site.
 */
export function canonicalPath(path: string): string {
  const kept: string[] = [];
  for (const segment of path.split(/[\\/]/)) {
    const name = segment.replace(/%2e/gi, '.');
    if (name === '..') kept.pop();
    else if (name !== '' && name !== '.') kept.push(segment);
  }
  const end = kept.length > 0 && path.endsWith('/') ? '/' : '';
  return `/${kept.join('/')}${end}`;
}

/**
 * Fills the API path of a manifest: `:name` from the route and `?name` from the query string. Returns null when a
 * value is missing. `?limit=5` is an ordinary query and stays.
 */
export function fillPath(template: string, params: Record<string, string>, query: URLSearchParams): string | null {
  let complete = true;
  const filled = template.replace(/([:?])([A-Za-z]\w*)(?![\w=])/g, (_whole, mark: string, name: string) => {
    const value = mark === ':' ? params[name] : query.get(name);
    if (!value) complete = false;
    return encodeURIComponent(value ?? '');
  });
  return complete ? filled : null;
}
