import type { Readable } from 'node:stream';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { coreProblem } from '../problem/problem-exception';

export interface UploadStream {
  /** The unread multipart body. */
  readonly stream: Readable;
  /** Includes the boundary, which a multipart parser needs. */
  readonly contentType: string;
}

/** Injects the file of a declared upload path; throws a 415 for any other content type. */
export const Upload = createParamDecorator((_: unknown, context: ExecutionContext): UploadStream => {
  const request = context.switchToHttp().getRequest<FastifyRequest>();
  const { body } = request;
  if (!body || typeof body !== 'object' || !('pipe' in body)) throw coreProblem('request.content-type');
  return { stream: body as Readable, contentType: request.headers['content-type'] ?? '' };
});
