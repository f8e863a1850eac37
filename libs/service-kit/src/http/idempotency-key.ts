import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { HEADERS } from '@waymark/contracts-core';
import { coreProblem } from '../problem/core-problem';

const KEY = /^[\x21-\x7e]{8,128}$/;

/** The Idempotency-Key header, or null; a malformed one is a 400. */
export const IdempotencyKey = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const key = context.switchToHttp().getRequest<FastifyRequest>().headers[HEADERS.idempotencyKey];
  if (key === undefined) return null;
  if (typeof key === 'string' && KEY.test(key)) return key;
  throw coreProblem('request.malformed', { detail: 'Idempotency-Key takes 8 to 128 visible characters.' });
});
