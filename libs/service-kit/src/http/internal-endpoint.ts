import { applyDecorators, RequestMapping, RequestMethod, SetMetadata, UseGuards } from '@nestjs/common';
import type { HttpMethod } from '@waymark/contracts-core';
import { EndpointGuard, ENDPOINT_RULE, type EndpointRule } from './endpoint';

/** Serves a route for our own processes only; anyone else gets a 404, as if it did not exist. */
export function InternalEndpoint(method: HttpMethod, path: string): MethodDecorator {
  const rule: EndpointRule = { internal: true };
  return applyDecorators(
    RequestMapping({ path, method: RequestMethod[method] }),
    SetMetadata(ENDPOINT_RULE, rule),
    UseGuards(EndpointGuard),
  );
}
