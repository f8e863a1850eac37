import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  HttpCode,
  Injectable,
  type NestInterceptor,
  RequestMapping,
  RequestMethod,
  SetMetadata,
  UseGuards,
  UseInterceptors,
} from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { type EndpointContract, HEADERS } from '@waymark/contracts-core';
import { etagOf, matchesEtag } from '@waymark/edge-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { map, type Observable } from 'rxjs';
import { ENDPOINT_RULE, EndpointGuard, type EndpointRequest, type EndpointRule } from './endpoint-guard';
import { nextLink, Page } from './page';

/** Open data as text with its ETag; an answer without a body (304) for whoever has it already. */
function openAnswer(
  http: ReturnType<ExecutionContext['switchToHttp']>,
  { type, seconds }: NonNullable<EndpointContract['openData']>,
  body: unknown,
): string | undefined {
  const reply = http.getResponse<FastifyReply>();
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const etag = etagOf(text);
  void reply.headers({
    etag,
    'cache-control': `public, max-age=${seconds}`,
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  });
  if (reply.statusCode === 200 && matchesEtag(http.getRequest<FastifyRequest>().headers['if-none-match'], etag)) {
    reply.status(304);
    return undefined;
  }
  void reply.header('content-type', `${type}; charset=utf-8`);
  return text;
}

/** Sends only what the contract promises: a field that slipped in from the database never leaves. */
@Injectable()
class ResponseInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const rule = Reflect.getMetadata(ENDPOINT_RULE, context.getHandler()) as EndpointRule | undefined;
    const schema = rule && 'contract' in rule ? rule.contract.response : undefined;
    if (!schema) return next.handle();
    const openData = rule && 'contract' in rule ? rule.contract.openData : undefined;
    return next.handle().pipe(
      map((answer) => {
        const body = schema.parse(bodyOf(answer, context));
        return openData ? openAnswer(context.switchToHttp(), openData, body) : body;
      }),
    );
  }
}

function bodyOf(answer: unknown, context: ExecutionContext): unknown {
  if (!(answer instanceof Page)) return answer;
  const http = context.switchToHttp();
  const { url, input, query } = http.getRequest<EndpointRequest>();
  const reply = http.getResponse<FastifyReply>();
  if (answer.total !== null) void reply.header(HEADERS.totalCount, answer.total);
  const path = url.split('?', 1)[0] ?? url;
  // As it was typed: what the contract made of it, such as a box of four numbers, is no text any more.
  const asked = { ...(input?.query as object), ...(query as object) };
  if (answer.next) void reply.header('link', nextLink(path, asked, answer.next));
  return answer.items;
}

/** Serves a contract: route, access rule, parsing, status and the shape of the answer. */
export function Endpoint(contract: EndpointContract): MethodDecorator {
  const { name, rawBody, crossSite, access } = contract;
  // Nobody's session comes along, so nobody could be more than a visitor.
  if (crossSite && access !== 'visitor') throw new Error(`${name}: what other sites may call is for visitors.`);
  // A cache or another site must never get what was made for one person.
  if (contract.openData && (!crossSite || contract.method !== 'GET'))
    throw new Error(`${name}: open data is read by other sites too.`);
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
