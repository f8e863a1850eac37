import { setTimeout as pause } from 'node:timers/promises';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Deliveries } from '../events/deliveries';
import { ROUTES } from '../routes';
import type { World } from '../world';
import { answer, type Answer } from './answer';
import type { Route } from './route';
import { noSuchAddress, tooMany, StripeProblem } from './stripe-problem';

export interface Parts {
  world: World;
  deliveries: Deliveries;
  secretKey: string;
  random: () => number;
}

const header = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

function send(reply: FastifyReply, { status, body, headers }: Answer): FastifyReply {
  return reply
    .code(status)
    .headers({ ...headers, 'access-control-allow-origin': '*' })
    .send(body);
}

const refusal = (problem: StripeProblem): Answer => ({
  status: problem.status,
  body: { error: problem.body },
  headers: {},
});

/** Returns null when the request is to be handled normally. */
async function misbehave({ world }: Parts, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | null> {
  const { mode, slowMs = 1000 } = world.manner.manner;
  if (mode === 'slow') await pause(slowMs);
  if (mode === 'down') {
    request.raw.socket.destroy();
    return reply.hijack();
  }
  if (mode === 'limiting') return send(reply, refusal(tooMany()));
  const failing = new StripeProblem(500, { type: 'api_error', message: 'Sorry, something went wrong.' });
  return mode === 'failing' ? send(reply, refusal(failing)) : null;
}

function handlerOf(parts: Parts, route: Route) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const refused = await misbehave(parts, request, reply);
    if (refused) return refused;
    const { answer: given, events } = answer(parts.world, parts.secretKey, {
      route,
      url: request.url,
      body: typeof request.body === 'string' ? request.body : '',
      id: (request.params as { id?: string }).id ?? '',
      headers: {
        authorization: request.headers.authorization,
        'idempotency-key': header(request.headers['idempotency-key']),
        'stripe-version': header(request.headers['stripe-version']),
      },
    });
    parts.deliveries.send(events);
    if (parts.random() < (parts.world.manner.manner.lostAnswers ?? 0)) {
      request.raw.socket.destroy();
      return reply.hijack();
    }
    return send(reply, given);
  };
}

/** Serves the Stripe API under `/v1`. */
export function createApp(parts: Parts): FastifyInstance {
  const app = fastify({ forceCloseConnections: true, bodyLimit: 2 ** 20 });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
  for (const route of ROUTES) app.route({ method: route.method, url: route.path, handler: handlerOf(parts, route) });
  app.options('/v1/*', (_request, reply) =>
    reply
      .code(204)
      .headers({
        'access-control-allow-origin': '*',
        'access-control-allow-headers': 'authorization, content-type, stripe-version, idempotency-key',
        'access-control-allow-methods': 'GET, POST, DELETE',
      })
      .send(),
  );
  app.setNotFoundHandler((request, reply) => send(reply, refusal(noSuchAddress(request.method, request.url))));
  return app;
}
