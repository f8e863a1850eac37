import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyReply } from 'fastify';

/** The reply, for headers and another status; the handler still returns the body. */
export const Reply = createParamDecorator((_: unknown, context: ExecutionContext) =>
  context.switchToHttp().getResponse<FastifyReply>(),
);
