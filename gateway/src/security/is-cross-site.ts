import type { IncomingHttpHeaders } from 'node:http';

/** Origins that may write. On a developer's machine 127.0.0.1 and localhost are the same site. */
export function ownOrigins(config: { PUBLIC_ORIGIN: string; MODE: string; PORT: number }): ReadonlySet<string> {
  const origins = new Set([config.PUBLIC_ORIGIN]);
  if (config.MODE === 'local') {
    origins.add(`http://localhost:${config.PORT}`).add(`http://127.0.0.1:${config.PORT}`);
  }
  return origins;
}

/**
 * Whether an unsafe request may have been started by another site. Browsers say so in Sec-Fetch-Site; older
 * ones send Origin with every unsafe request, and it must be ours exactly. One with neither header says
 * nothing for itself: a program says where it comes from, as a browser does.
 */
export function isCrossSite(headers: IncomingHttpHeaders, ownOrigins: ReadonlySet<string>): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  return headers.origin === undefined || !ownOrigins.has(headers.origin);
}
