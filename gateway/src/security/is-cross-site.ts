import type { IncomingHttpHeaders } from 'node:http';

/** Returns the origins that may send writes. On a developer's machine, 127.0.0.1 and localhost are the same site. */
export function ownOrigins(config: { PUBLIC_ORIGIN: string; MODE: string; PORT: number }): ReadonlySet<string> {
  const origins = new Set([config.PUBLIC_ORIGIN]);
  if (config.MODE === 'local') {
    origins.add(`http://localhost:${config.PORT}`).add(`http://127.0.0.1:${config.PORT}`);
  }
  return origins;
}

/**
 * Checks whether another site may have started an unsafe request. Browsers send Sec-Fetch-Site; older ones send Origin
 * with every unsafe request, which must be exactly ours. A request with neither header counts as cross-site: programs
 * must send one, as browsers do.
 */
export function isCrossSite(headers: IncomingHttpHeaders, ownOrigins: ReadonlySet<string>): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  return headers.origin === undefined || !ownOrigins.has(headers.origin);
}
