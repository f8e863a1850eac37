import type { IncomingHttpHeaders } from 'node:http';

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
