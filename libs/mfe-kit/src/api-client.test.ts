import { jest } from '@jest/globals';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { apiClient } from './api-client';
import { ApiError } from './api-error';
import { queryRetry } from './retry-rules';

let server: Server;
let origin: string;
const seen: IncomingMessage[] = [];
const bodies: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    seen.push(request);
    let body = '';
    request.on('data', (part) => (body += part));
    request.on('end', () => {
      bodies.push(body);
      if (request.url === '/hang') return;
      if (request.url === '/problem') {
        response.writeHead(429, { 'content-type': 'application/problem+json', 'retry-after': '7' });
        response.end(JSON.stringify({ code: 'auth.too-many-tries', title: 'Slow down', status: 429 }));
        return;
      }
      if (request.url === '/visitor') return void response.writeHead(401).end();
      if (request.url === '/plain') return void response.writeHead(503).end();
      if (request.url === '/empty') return void response.writeHead(204).end();
      response.setHeader('x-total-count', '12');
      response.end(JSON.stringify({ from: 'network' }));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

describe('apiClient (A7.33, A7.34, A7.35, S7.1, S7.2, S7.3, S7.5, S8.3)', () => {
  it('asks for fresh answers, with the session, and parses JSON', async () => {
    const sent = jest.spyOn(globalThis, 'fetch');
    await expect(apiClient.get(`${origin}/a`)).resolves.toEqual({ from: 'network' });
    expect(seen.at(-1)?.headers['cache-control']).toBe('no-cache');
    expect(sent.mock.lastCall?.[1]).toMatchObject({ credentials: 'same-origin' });
    sent.mockRestore();
  });

  it('sends a JSON body and the idempotency key', async () => {
    await apiClient.post(`${origin}/a`, { body: { a: 1 }, idempotencyKey: 'k1' });
    expect(bodies.at(-1)).toBe('{"a":1}');
    expect(seen.at(-1)?.headers).toMatchObject({ 'content-type': 'application/json', 'idempotency-key': 'k1' });
  });

  it('gives undefined for an answer without content', async () => {
    await expect(apiClient.delete(`${origin}/empty`)).resolves.toBeUndefined();
  });

  it('hands over headers with a list', async () => {
    const { headers } = await apiClient.getWithHeaders(`${origin}/a`);
    expect(headers.get('x-total-count')).toBe('12');
  });

  it('throws "status: body" with the problem and when to come back', async () => {
    const error = await apiClient.post(`${origin}/problem`).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 429, retryAfterSeconds: 7, problem: { code: 'auth.too-many-tries' } });
    expect((error as ApiError).message).toMatch(/^429: \{/);
  });

  it('uses the status text when the body is empty (S8.1, S8.2)', async () => {
    await expect(apiClient.get(`${origin}/plain`)).rejects.toThrow('503: Service Unavailable');
  });

  it.each([
    ['get', 'Connection timeout - please refresh the page'],
    ['post', 'Request timeout - please try again'],
  ] as const)('gives a %s 30 s', async (method, message) => {
    jest.useFakeTimers({ advanceTimers: false });
    const network = globalThis.fetch;
    globalThis.fetch = () => new Promise(() => undefined);
    let failure: Error | undefined;
    void apiClient[method]('/never', { retry: false }).catch((error: Error) => (failure = error));
    await jest.advanceTimersByTimeAsync(29_999);
    expect(failure).toBeUndefined();
    await jest.advanceTimersByTimeAsync(1);
    expect(failure?.message).toBe(message);
    globalThis.fetch = network;
    jest.useRealTimers();
  });

  it('words a failure of the network so that it is tried again, in every browser', async () => {
    const network = globalThis.fetch;
    globalThis.fetch = () => Promise.reject(new TypeError('Load failed'));
    const failure: unknown = await apiClient.get('/a').catch((error: unknown) => error);
    globalThis.fetch = network;
    expect(queryRetry.retry(0, failure as Error)).toBe(true);
  });

  it('throws a 401, unless a read says that it means nobody', async () => {
    await expect(apiClient.get(`${origin}/visitor`)).rejects.toMatchObject({ status: 401 });
    await expect(apiClient.get(`${origin}/visitor`, { on401: 'null' })).resolves.toBeNull();
  });

  it('stops when the caller does', async () => {
    const stop = new AbortController();
    const asked = apiClient.get(`${origin}/hang`, { signal: stop.signal });
    stop.abort();
    await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('takes an answer that the page already asked for, once', async () => {
    const path = `${origin}/a`;
    window.__prefetch = { [path]: Promise.resolve(new Response('{"from":"prefetch"}')) };
    await expect(apiClient.get(path)).resolves.toEqual({ from: 'prefetch' });
    await expect(apiClient.get(path)).resolves.toEqual({ from: 'network' });
  });

  it.each([
    ['failed', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['was told "not right now"', () => Promise.resolve(new Response('{}', { status: 503 }))],
  ])('asks again when the prefetch itself %s', async (_, prefetched) => {
    const path = `${origin}/a`;
    window.__prefetch = { [path]: prefetched() };
    await expect(apiClient.get(path)).resolves.toEqual({ from: 'network' });
  });

  it('takes a refusal that was prefetched for an answer', async () => {
    const path = `${origin}/a`;
    window.__prefetch = { [path]: Promise.resolve(new Response('{}', { status: 404 })) };
    await expect(apiClient.get(path)).rejects.toMatchObject({ status: 404 });
  });
});
