import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { EndpointRequest } from './endpoint-request';

/** Who acts: an Identity, or null for a visitor. */
export const CurrentActor = createParamDecorator(
  (_: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<EndpointRequest>().actor ?? null,
);
