import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { HEADERS } from '@waymark/contracts-core';
import { map, type Observable } from 'rxjs';
import { ENDPOINT_RULE, type EndpointRule } from './endpoint-metadata';
import type { EndpointRequest } from './endpoint-request';
import { nextLink, Page } from './page';

/** Sends only what the contract promises: a field that slipped in from the database never leaves. */
@Injectable()
export class ResponseInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const rule = Reflect.getMetadata(ENDPOINT_RULE, context.getHandler()) as EndpointRule | undefined;
    const schema = rule && 'contract' in rule ? rule.contract.response : undefined;
    return schema ? next.handle().pipe(map((answer) => schema.parse(bodyOf(answer, context)))) : next.handle();
  }
}

function bodyOf(answer: unknown, context: ExecutionContext): unknown {
  if (!(answer instanceof Page)) return answer;
  const http = context.switchToHttp();
  const { url, input } = http.getRequest<EndpointRequest>();
  const reply = http.getResponse<FastifyReply>();
  void reply.header(HEADERS.totalCount, answer.total);
  const path = url.split('?', 1)[0] ?? url;
  if (answer.next) void reply.header('link', nextLink(path, { ...(input?.query as object) }, answer.next));
  return answer.items;
}
