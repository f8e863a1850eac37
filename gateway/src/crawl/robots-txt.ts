import type { RegistryView } from '@waymark/contracts-core';
import { isPublicRoute } from './is-public-route';

/** Everything may be read but pages that are somebody's own or empty without a person. */
export function robotsTxt({ remotes }: RegistryView, origin: string): string {
  const routes = Object.values(remotes).flatMap(({ manifest }) => manifest.routes);
  const kept = routes
    .filter((route) => !isPublicRoute(route) && !route.redirectTo)
    .map(({ path }) => path.replace(/[:*].*$/, ''));
  const disallowed = [...new Set(kept)].filter((path) => path !== '/').sort();
  return [
    'User-agent: *',
    'Allow: /',
    ...disallowed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
