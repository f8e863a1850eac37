import { createParamDecorator, type ExecutionContext, Res } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { HEADERS } from '@waymark/contracts-core';
import { coreProblem } from '../problem/problem-exception';
import type { EndpointRequest } from './endpoint';

const KEY = /^[\x21-\x7e]{8,128}$/;

/** Returns the Idempotency-Key header, or null; a malformed one is a 400. */
export const IdempotencyKey = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const key = context.switchToHttp().getRequest<FastifyRequest>().headers[HEADERS.idempotencyKey];
  if (key === undefined) return null;
  if (typeof key === 'string' && KEY.test(key)) return key;
  throw coreProblem('request.malformed', { detail: 'Idempotency-Key takes 8 to 128 visible characters.' });
});

/**
 * Injects the reply, to set headers or another status; the handler still returns the body. Not a custom parameter:
 * Nest awaits those, and a Fastify reply is a thenable that resolves only when the response ends.
 */
export const Reply = (): ParameterDecorator => Res({ passthrough: true });

/** Injects the contract's parsed params, query and body. */
export const Input = createParamDecorator(
  (_: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<EndpointRequest>().input,
);
