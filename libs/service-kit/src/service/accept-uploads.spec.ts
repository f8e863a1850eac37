import type { FastifyInstance } from 'fastify';
import { acceptUploads } from './create-service';
import { createFastify } from './create-service';

describe('acceptUploads', () => {
  let fastify: FastifyInstance;
  let origin: string;

  beforeAll(async () => {
    fastify = createFastify();
    acceptUploads(fastify, [{ path: '/photos', maxBytes: 1_000 }]);
    for (const path of ['/photos', '/notes']) fastify.post(path, async ({ raw }) => ({ silentMs: raw.socket.timeout }));
    const rawBody = { maxBytes: 800, types: ['multipart/form-data'] };
    fastify.post('/raw', { config: { rawBody } }, async ({ body }) => ({ isBytes: Buffer.isBuffer(body) }));
    origin = await fastify.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(() => fastify.close());

  it('hands a form over as bytes where a contract takes it so, and not more than it takes', async () => {
    expect(await (await fetch(`${origin}/raw`, { method: 'POST', body: form(10) })).json()).toEqual({ isBytes: true });
    expect((await fetch(`${origin}/raw`, { method: 'POST', body: form(900) })).status).toBe(413);
  });

  const form = (size: number) => {
    const body = new FormData();
    body.set('photo', new Blob([Buffer.alloc(size)]), 'a.jpg');
    return body;
  };

  it('lets an upload be silent until its work is done, and every other request only as long as before', async () => {
    const upload = await fetch(`${origin}/photos`, { method: 'POST', body: form(10) });
    expect(await upload.json()).toEqual({ silentMs: 200_000 });
    const note = await fetch(`${origin}/notes`, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    });
    expect(await note.json()).toEqual({ silentMs: 15_000 });
  });
});
