import type { Readable } from 'node:stream';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { coreProblem } from '../problem/problem-exception';

export interface UploadStream {
  /** The multipart body, unread. */
  readonly stream: Readable;
  /** With its boundary, as a multipart parser wants it. */
  readonly contentType: string;
}

/** The file that a declared upload path was sent; a 415 when something else came. */
export const Upload = createParamDecorator((_: unknown, context: ExecutionContext): UploadStream => {
  const request = context.switchToHttp().getRequest<FastifyRequest>();
  const { body } = request;
  if (!body || typeof body !== 'object' || !('pipe' in body)) throw coreProblem('request.content-type');
  return { stream: body as Readable, contentType: request.headers['content-type'] ?? '' };
});
