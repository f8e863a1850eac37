import { TELEMETRY_PATH } from '@waymark/contracts-core';
import { MANIFEST_PATH } from '../install/web-manifest';
import { STATUS_PATHS } from '../status/status-handler';

/** `own`: the gateway's health. `crawl`: what search engines ask for. `install`: what a phone asks for. */
export type Kind = 'api' | 'file' | 'page' | 'crawl' | 'install' | 'status' | 'telemetry' | 'own';

const HEALTH_PATHS: ReadonlySet<string> = new Set(['/api/health', '/health/live', '/health/ready']);

/** What other sites show in a frame: a short address, answered by a service as `/api/embed/`. */
const EMBED = '/embed/';

/** The path that is asked for inside. */
export const innerPath = (path: string): string => (path.startsWith(EMBED) ? `/api${path}` : path);

/** Who answers a path. */
export function kindOf(path: string): Kind {
  if (HEALTH_PATHS.has(path)) return 'own';
  if (path === TELEMETRY_PATH) return 'telemetry';
  if (path === '/api' || path.startsWith('/api/')) return 'api';
  if (path === '/robots.txt' || path === '/sitemap.xml' || path.startsWith('/sitemaps/')) return 'crawl';
  if (path === MANIFEST_PATH || path.startsWith('/icons/')) return 'install';
  if (STATUS_PATHS.has(path)) return 'status';
  return path.startsWith('/r/') ? 'file' : 'page';
}
