import type { IncomingMessage } from 'node:http';
import { isLoopback } from '@waymark/contracts-core';

const SPEAKS_FOR_OTHERS = ['x-forwarded-for', 'x-real-ip', 'forwarded'];

/**
 * The address that limits are counted for. X-Forwarded-For is believed only as far as our own proxies wrote it: with none
 * configured, a client cannot choose its address, nor pass for this machine through a proxy that runs on it.
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
