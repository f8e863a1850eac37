import type { IncomingMessage } from 'node:http';

/**
 * Whether everybody on the way reads the request alike: one Host (RFC 9112, 3.2) and no transfer coding but `chunked`.
 * Node takes the first Host of two, and notices a coding that it does not know only after a handler has begun.
 */
export function isWellFramed({ headers, rawHeaders, httpVersionMinor }: IncomingMessage): boolean {
  const coding = headers['transfer-encoding'];
  if (coding !== undefined && coding.toLowerCase() !== 'chunked') return false;
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts === 1 || (hosts === 0 && httpVersionMinor === 0);
}
