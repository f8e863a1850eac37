import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { sessionUnknown } from '../problem/session-unknown';
import type { EndpointRequest } from './endpoint-request';

interface Rule {
  /** For what a browser navigates to: a problem as JSON would be shown to a person. */
  whenUnknown: 'nobody';
}

/** Who acts: an Identity, or null for a visitor. While nobody can tell, the request is refused, to be sent again. */
export const CurrentActor = createParamDecorator((rule: Rule | undefined, context: ExecutionContext) => {
  const request = context.switchToHttp().getRequest<EndpointRequest>();
  if (request.sessionUnknown && !rule) throw sessionUnknown();
  return request.actor ?? null;
});
