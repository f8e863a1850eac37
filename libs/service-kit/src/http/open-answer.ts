import type { ExecutionContext } from '@nestjs/common';
import type { EndpointContract } from '@waymark/contracts-core';
import { etagOf, matchesEtag } from '@waymark/edge-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Open data as text with its ETag; an answer without a body (304) for whoever has it already. */
export function openAnswer(
  http: ReturnType<ExecutionContext['switchToHttp']>,
  { type, seconds }: NonNullable<EndpointContract['openData']>,
  body: unknown,
): string | undefined {
  const reply = http.getResponse<FastifyReply>();
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const etag = etagOf(text);
  void reply.headers({
    etag,
    'cache-control': `public, max-age=${seconds}`,
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  });
  if (reply.statusCode === 200 && matchesEtag(http.getRequest<FastifyRequest>().headers['if-none-match'], etag)) {
    reply.status(304);
    return undefined;
  }
  void reply.header('content-type', `${type}; charset=utf-8`);
  return text;
}
