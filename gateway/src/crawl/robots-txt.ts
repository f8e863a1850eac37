import type { RegistryView, SliceRoute } from '@waymark/contracts-core';
import { isPublicRoute } from './sitemaps';

/**
 * Everything may be read but pages that are somebody's own or empty without a person (RFC 9309). Of two rules for an address the longer
 * one holds, so a public route that lies under a private pattern is allowed by its own.
 */
export function robotsTxt({ remotes }: RegistryView, origin: string): string {
  const routes = Object.values(remotes).flatMap(({ manifest }) => manifest.routes);
  // A redirect shows nothing of its own: search engines follow it.
  const isOpen = (route: SliceRoute) => isPublicRoute(route) || Boolean(route.redirectTo);
  const shut = patternsOf(routes.filter((route) => !isOpen(route)));
  const allowed = patternsOf(routes.filter(isOpen)).filter((open) => shut.some((pattern) => covers(pattern, open)));
  return [
    'User-agent: *',
    'Allow: /',
    ...allowed.map((pattern) => `Allow: ${pattern}`),
    ...shut.map((pattern) => `Disallow: ${pattern}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}

const patternsOf = (routes: readonly SliceRoute[]): string[] =>
  [...new Set(routes.flatMap(({ path }) => patterns(path)))].sort();

/** The addresses of a route and no others: with a name at its end, as it is, with a slash, and with a query string. */
function patterns(path: string): string[] {
  const pattern = path.replace(/\/[:*][^/]*/g, '/*');
  return pattern.endsWith('*') ? [pattern] : [`${pattern}$`, `${pattern}/$`, `${pattern}?`];
}

/** Whether an address of the pattern `open` is one of `shut`, too: `*` in a rule goes across slashes. */
function covers(shut: string, open: string): boolean {
  const escaped = shut.replace(/[.+?^(){}|[\]\\]|\$(?!$)/g, '\\$&').replaceAll('*', '.*');
  return new RegExp(`^${escaped}`).test(open.replace(/\$$/, ''));
}
