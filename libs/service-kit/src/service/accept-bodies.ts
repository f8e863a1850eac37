import type { FastifyContextConfig, FastifyInstance, FastifyRequest } from 'fastify';
import { mediaTypeOf, type RawBodyRule } from '@waymark/contracts-core';
import { coreProblem } from '../problem/problem-exception';

/** More than any of our forms needs, and few enough for recursion. */
const MOST_NESTED = 64;
const TOO_DEEP = `JSON may be nested ${MOST_NESTED} levels deep at most.`;

/** Returns a route's rule for bodies that the handler receives as bytes. */
export function rawBodyOf(config: FastifyContextConfig | undefined): RawBodyRule | undefined {
  return (config as { rawBody?: RawBodyRule } | undefined)?.rawBody;
}

/** Parses JSON, passes bodies that a contract declares as raw as bytes, and rejects everything else with a 415. */
export function acceptBodies(fastify: FastifyInstance): void {
  const parseJson = fastify.getDefaultJsonParser('error', 'error');
  const parseShallow: typeof parseJson = (request, text, done) => {
    if (isNestedDeeper(text, MOST_NESTED)) return done(coreProblem('request.malformed', { detail: TOO_DEEP }));
    return parseJson(request, text, done);
  };
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (takesRaw(request)) done(null, body);
    // Some clients send a content type even without a body.
    else if (body.length === 0) done(null, undefined);
    else parseShallow(request, String(body), done);
  });
  fastify.addContentTypeParser('*', { parseAs: 'buffer' }, (request, body, done) => {
    if (takesRaw(request)) done(null, body);
    else done(coreProblem('request.content-type'));
  });
}

/** Checks whether JSON nests arrays and objects deeper than `most` levels. Ignores brackets inside strings. */
export function isNestedDeeper(text: string, most: number): boolean {
  let depth = 0;
  let isString = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (isString && sign === '\\') at += 1;
    else if (sign === '"') isString = !isString;
    else if (!isString && (sign === '[' || sign === '{')) depth += 1;
    else if (!isString && (sign === ']' || sign === '}')) depth -= 1;
    if (depth > most) return true;
  }
  return false;
}

/** Checks whether the route takes this type as bytes; throws a 415 when it takes only others. */
function takesRaw({ routeOptions, headers }: FastifyRequest): boolean {
  const rule = rawBodyOf(routeOptions.config);
  if (rule && !rule.types.includes(mediaTypeOf(headers['content-type']))) throw coreProblem('request.content-type');
  return rule !== undefined;
}
