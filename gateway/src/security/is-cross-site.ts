import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether an unsafe request was started by another site. Browsers say so in Sec-Fetch-Site; older
 * ones send Origin with every unsafe request, and it must be ours exactly. A request with neither
 * header is no browser's: nobody else's cookie can ride on it, so scripts and tools are let in.
 */
export function isCrossSite(headers: IncomingHttpHeaders, ownOrigins: ReadonlySet<string>): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin } = headers;
  return origin !== undefined && !ownOrigins.has(origin);
}
