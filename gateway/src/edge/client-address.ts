import type { IncomingMessage } from 'node:http';

/**
 * The address that limits are counted for. X-Forwarded-For is believed only as far as our own
 * proxies wrote it: with none configured, a client cannot choose its address.
 */
export function clientAddress(req: IncomingMessage, trustedProxies: number): string {
  const peer = req.socket.remoteAddress ?? 'unknown';
  const sent = req.headers['x-forwarded-for'];
  if (trustedProxies === 0 || typeof sent !== 'string') return peer;
  const hops = sent.split(',').map((hop) => hop.trim());
  return hops.at(-trustedProxies) ?? peer;
}
