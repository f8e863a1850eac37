import { LIVE_PATH, TELEMETRY_PATH } from '@waymark/contracts-core';
import { MANIFEST_PATH } from '../install/install-files';
import { STATUS_PATHS } from '../status/status-handler';
import { isWellKnown } from '../well-known/well-known-handler';

/**
 * `own`: the gateway's health checks. `live`: a stream that notifies a tab of news. `crawl`: files for search engines.
 * `install`: files for home screens.
 */
export type Kind =
  | 'api'
  | 'live'
  | 'file'
  | 'page'
  | 'crawl'
  | 'install'
  | 'well-known'
  | 'status'
  | 'telemetry'
  | 'own';

const HEALTH_PATHS: ReadonlySet<string> = new Set(['/api/health', '/health/live', '/health/ready']);

/** Short addresses that services serve as `/api/…`: frames embedded in other sites, and Open311 clients. */
const FOR_OTHERS = ['/embed/', '/open311/'];

/** Converts `http://host/path`, the form for proxies that every server must accept (RFC 9112, 3.2.2), to `/path`. */
export const originForm = (target: string): string => target.replace(/^https?:\/\/[^/?]*\/?/i, '/');

/** Returns the path that the gateway requests from a service. */
export const innerPath = (path: string): string =>
  FOR_OTHERS.some((start) => path.startsWith(start)) ? `/api${path}` : path;

/** Returns which handler is responsible for a path. */
export function kindOf(path: string): Kind {
  if (HEALTH_PATHS.has(path)) return 'own';
  if (path === TELEMETRY_PATH) return 'telemetry';
  if (path === LIVE_PATH) return 'live';
  if (path === '/api' || path.startsWith('/api/')) return 'api';
  if (path === '/robots.txt' || path === '/sitemap.xml' || path.startsWith('/sitemaps/')) return 'crawl';
  if (isWellKnown(path)) return 'well-known';
  if (path === MANIFEST_PATH || path.startsWith('/icons/')) return 'install';
  if (STATUS_PATHS.has(path)) return 'status';
  return path.startsWith('/r/') ? 'file' : 'page';
}
