import { setTimeout as pause } from 'node:timers/promises';
import { SlowSockets } from '@waymark/testing';
import { Pool } from 'undici';
import { fastify } from 'fastify';
import { percentile } from '../load/percentile';
import type { Guarantee } from './guarantee';
import { startReading } from '../load/steady-load';

/** Starts Fastify with default settings on a free port. */
async function startStockFastify(): Promise<{ origin: string; close(): Promise<void> }> {
  const server = fastify();
  server.get('/api/health', () => ({ status: 'ok' }));
  server.post('/api/reviews', () => ({ status: 'ok' }));
  const origin = await server.listen({ port: 0, host: '127.0.0.1' });
  return { origin, close: () => server.close() };
}

const SOCKETS = 300;
const LIMIT_MS = 12_000;
const HONEST_P99_MS = 300;

export const slowSockets: Guarantee = {
  id: 'G15',
  slices: ['reviews'],
  promise: 'clients that say next to nothing take no place from others',
  async run({ origin, services }) {
    const stock = await startStockFastify();
    const pool = new Pool(origin, { connections: 50 });
    const [gateway, service, control] = await Promise.all(
      [origin, services.reviews.origins[0] ?? '', stock.origin].map((one) => SlowSockets.open(one, SOCKETS)),
    );
    if (!gateway || !service || !control) throw new Error('The sockets did not open.');
    const began = Date.now();
    const honest = startReading(pool, [{ path: '/api/health' }, { path: '/api/reviews' }], 20);
    while (gateway.open + service.open > 0 && Date.now() - began < LIMIT_MS) await pause(50);
    const seconds = (Math.max(gateway.longest, service.longest) / 1000).toFixed(1);
    const samples = await honest.stop();
    const left = { gateway: gateway.open, service: service.open, control: control.open };
    for (const sockets of [gateway, service, control]) sockets.close();
    await Promise.all([stock.close(), pool.close()]);
    const p99 = percentile(
      samples.map(({ ms }) => ms),
      0.99,
    );
    const failed = samples.filter(({ status }) => status !== 200).length;
    return {
      held: {
        isAsItMust: left.gateway + left.service === 0 && p99 < HONEST_P99_MS && failed === 0,
        figure: `${SOCKETS} slow sockets each at the gateway and at a service: ${left.gateway} and ${left.service} open, the last closed after ${seconds} s; honest GETs p99 ${p99.toFixed(0)} ms, ${failed} of ${samples.length} failed`,
      },
      control: {
        isAsItMust: left.control > 0,
        figure: `stock Fastify kept ${left.control} of ${SOCKETS} open for as long`,
      },
    };
  },
};
