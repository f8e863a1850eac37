import { fastify } from 'fastify';

/** Fastify as it comes, on a free port. */
export async function startStockFastify(): Promise<{ origin: string; close(): Promise<void> }> {
  const server = fastify();
  server.get('/api/health', () => ({ status: 'ok' }));
  server.post('/api/reviews', () => ({ status: 'ok' }));
  const origin = await server.listen({ port: 0, host: '127.0.0.1' });
  return { origin, close: () => server.close() };
}
