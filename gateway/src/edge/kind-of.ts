import { LIVE_PATH, TELEMETRY_PATH } from '@waymark/contracts-core';
import { MANIFEST_PATH } from '../install/web-manifest';
import { STATUS_PATHS } from '../status/status-handler';
import { isWellKnown } from '../well-known/well-known-handler';

/** `own`: the gateway's health. `live`: a stream that tells a tab of new things. `crawl`: what search engines ask for. `install`: what a phone asks for. */
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

/** Short addresses for others, answered by services as `/api/…`: what other sites show in a frame, and what Open311 programs ask. */
const FOR_OTHERS = ['/embed/', '/open311/'];

/** `http://host/path`, as requests to a proxy are and every server has to take (RFC 9112, 3.2.2), is `/path` of this host. */
export const originForm = (target: string): string => target.replace(/^https?:\/\/[^/?]*\/?/i, '/');

/** The path that is asked for inside. */
export const innerPath = (path: string): string =>
  FOR_OTHERS.some((start) => path.startsWith(start)) ? `/api${path}` : path;

/** Who answers a path. */
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
