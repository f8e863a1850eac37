import {
  applyDecorators,
  HttpCode,
  RequestMapping,
  RequestMethod,
  SetMetadata,
  UseGuards,
  UseInterceptors,
} from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { EndpointContract } from '@waymark/contracts-core';
import { EndpointGuard } from './endpoint-guard';
import { ENDPOINT_RULE, type EndpointRule } from './endpoint-metadata';
import { ResponseInterceptor } from './response-interceptor';

/** Serves a contract: route, access rule, parsing, status and the shape of the answer. */
export function Endpoint(contract: EndpointContract): MethodDecorator {
  const { name, rawBody, crossSite, access } = contract;
  // Nobody's session comes along, so nobody could be more than a visitor.
  if (crossSite && access !== 'visitor') throw new Error(`${name}: what other sites may call is for visitors.`);
  const rule: EndpointRule = { contract };
  return applyDecorators(
    RequestMapping({ path: contract.path, method: RequestMethod[contract.method] }),
    HttpCode(contract.status),
    RouteConfig({ rawBody }),
    SetMetadata(ENDPOINT_RULE, rule),
    UseGuards(EndpointGuard),
    UseInterceptors(ResponseInterceptor),
  );
}
