import { createFastify } from './create-service';

it('takes no route with a schema: contracts check what comes and goes', async () => {
  const fastify = createFastify();
  fastify.get('/', { schema: { querystring: { type: 'object' } } }, () => 'answer');
  await expect(fastify.ready()).rejects.toThrow('a route takes no schema of Fastify');
});

it('answers routes without one', async () => {
  const fastify = createFastify();
  fastify.get('/', () => ({ answer: 1 }));
  expect((await fastify.inject('/')).json()).toEqual({ answer: 1 });
});
