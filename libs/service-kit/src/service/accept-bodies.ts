import type { FastifyContextConfig, FastifyInstance, FastifyRequest } from 'fastify';
import { mediaTypeOf, type RawBodyRule } from '@waymark/contracts-core';
import { coreProblem } from '../problem/problem-exception';

/** What the contract of a route declares about bodies that are handed over as bytes. */
export function rawBodyOf(config: FastifyContextConfig | undefined): RawBodyRule | undefined {
  return (config as { rawBody?: RawBodyRule } | undefined)?.rawBody;
}

/** JSON is parsed, what a contract declares raw comes as its bytes, and everything else is a 415. */
export function acceptBodies(fastify: FastifyInstance): void {
  const parseJson = fastify.getDefaultJsonParser('error', 'error');
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (takesRaw(request)) done(null, body);
    // Clients that always name a type also do so on a request without a body.
    else if (body.length === 0) done(null, undefined);
    else void parseJson(request, String(body), done);
  });
  fastify.addContentTypeParser('*', { parseAs: 'buffer' }, (request, body, done) => {
    if (takesRaw(request)) done(null, body);
    else done(coreProblem('request.content-type'));
  });
}

/** Whether the route takes this type as bytes; throws a 415 when it takes others. */
function takesRaw({ routeOptions, headers }: FastifyRequest): boolean {
  const rule = rawBodyOf(routeOptions.config);
  if (rule && !rule.types.includes(mediaTypeOf(headers['content-type']))) throw coreProblem('request.content-type');
  return rule !== undefined;
}
