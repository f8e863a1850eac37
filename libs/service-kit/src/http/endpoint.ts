import {
  applyDecorators,
  HttpCode,
  RequestMapping,
  RequestMethod,
  SetMetadata,
  UseGuards,
  UseInterceptors,
} from '@nestjs/common';
import type { EndpointContract } from '@waymark/contracts-core';
import { EndpointGuard } from './endpoint-guard';
import { ENDPOINT_RULE, type EndpointRule } from './endpoint-metadata';
import { ResponseInterceptor } from './response-interceptor';

/** Serves a contract: route, access rule, parsing, status and the shape of the answer. */
export function Endpoint(contract: EndpointContract): MethodDecorator {
  const rule: EndpointRule = { contract };
  return applyDecorators(
    RequestMapping({ path: contract.path, method: RequestMethod[contract.method] }),
    HttpCode(contract.status),
    SetMetadata(ENDPOINT_RULE, rule),
    UseGuards(EndpointGuard),
    UseInterceptors(ResponseInterceptor),
  );
}
