import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { EndpointRequest } from './endpoint-request';

/** Parsed params, query and body of the contract. */
export const Input = createParamDecorator(
  (_: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<EndpointRequest>().input,
);
