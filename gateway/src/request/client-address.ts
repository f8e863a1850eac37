import type { IncomingMessage } from 'node:http';
import { isLoopback } from '@waymark/contracts-core';

const SPEAKS_FOR_OTHERS = ['x-forwarded-for', 'x-real-ip', 'forwarded'];

/**
 * Returns the IP address that rate limits count. It trusts only the X-Forwarded-For entries that our own proxies
 * added. With none configured, a client can neither choose its address nor appear as this machine through a proxy that
 * runs on it.
 */
export function clientAddress(req: IncomingMessage, trustedProxies: number): string {
  const peer = req.socket.remoteAddress ?? 'unknown';
  if (trustedProxies === 0)
    return isLoopback(peer) && SPEAKS_FOR_OTHERS.some((name) => name in req.headers) ? 'unknown' : peer;
  const sent = req.headers['x-forwarded-for'];
  if (typeof sent !== 'string') return peer;
  const hops = sent.split(',').map((hop) => hop.trim());
  return hops.at(-trustedProxies) ?? peer;
}
