import { createHash } from 'node:crypto';
import type { ExecutionContext } from '@nestjs/common';
import type { EndpointContract } from '@waymark/contracts-core';
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
  if (reply.statusCode === 200 && isKnown(http.getRequest<FastifyRequest>().headers['if-none-match'], etag)) {
    reply.status(304);
    return undefined;
  }
  void reply.header('content-type', `${type}; charset=utf-8`);
  return text;
}

export const etagOf = (content: string): string =>
  `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;

/** RFC 9110, 13.1.2: compared without regard to weakness; the gateway weakens the ETag of what it packs. */
export function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}
