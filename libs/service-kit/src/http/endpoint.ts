import {
  applyDecorators,
  type CallHandler,
  type CanActivate,
  type ExecutionContext,
  HttpCode,
  Inject,
  Injectable,
  type NestInterceptor,
  RequestMapping,
  RequestMethod,
  SetMetadata,
  UseGuards,
  UseInterceptors,
} from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import {
  type Actor,
  type EndpointContract,
  type EndpointInput,
  hasRole,
  HEADERS,
  type HttpMethod,
  type Role,
} from '@waymark/contracts-core';
import { etagOf, matchesEtag } from '@waymark/edge-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { map, type Observable } from 'rxjs';
import { type BaseConfig, CONFIG } from '../config/config';
import { isExpiredToken, verifyIdentity, verifyServiceIdentity } from '../identity/identity';
import { coreProblem, sessionUnknown } from '../problem/problem-exception';
import { fieldErrors } from '../problem/problem-from-error';
import { nextLink, Page } from './page';
import { requireFreedom } from './require-freedom';
import { unknownKeys } from './unknown-keys';

/** The access rule of a route: a contract's, or calls from our own processes only. */
export type EndpointRule = { readonly contract: EndpointContract } | { readonly internal: true };

export const ENDPOINT_RULE = Symbol('ENDPOINT_RULE');

/** A request after the guard, with a verified actor and parsed input. */
export interface EndpointRequest extends FastifyRequest {
  actor?: Actor;
  /** The request has a session that could not be verified: `actor` is null, but the caller may be a member. */
  sessionUnknown?: boolean;
  input?: EndpointInput<EndpointContract>;
}

const NO_BYTES = new Uint8Array();

interface RawInput {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/**
 * Parses path, query and body. Errors in the address or an undeclared key are a 400, errors in the body a 422. Both
 * name the fields.
 */
function parseInput(contract: EndpointContract, raw: RawInput): EndpointInput<EndpointContract> {
  refuseRepeated(raw.query);
  refuseUnknown(contract, raw);
  const params = contract.params?.safeParse(raw.params);
  const query = contract.query?.safeParse(raw.query);
  for (const part of [params, query]) {
    if (part && !part.success) throw coreProblem('request.invalid-query', { fieldErrors: fieldErrors(part.error) });
  }
  if (contract.rawBody)
    return { params: params?.data, query: query?.data, body: raw.body ?? NO_BYTES } as EndpointInput<EndpointContract>;
  // Parses a missing body as an empty one, so the errors name the missing fields.
  const body = contract.body?.safeParse(raw.body ?? {});
  if (body && !body.success) throw coreProblem('request.invalid', { fieldErrors: fieldErrors(body.error) });
  // The contract's own schemas produced these three values; only the static types are lost here.
  return { params: params?.data, query: query?.data, body: body?.data } as EndpointInput<EndpointContract>;
}

function refuseRepeated(query: unknown): void {
  const repeated = Object.entries(query ?? {}).filter(([, value]) => Array.isArray(value));
  if (repeated.length === 0) return;
  const messages = repeated.map(([key]) => [key, 'Send this value once.']);
  throw coreProblem('request.invalid-query', { fieldErrors: Object.fromEntries(messages) });
}

function refuseUnknown(contract: EndpointContract, raw: RawInput): void {
  const messages = unknownKeys(contract, raw).map((key) => [key, 'This address does not accept this field.']);
  if (messages.length > 0) throw coreProblem('request.unknown-field', { fieldErrors: Object.fromEntries(messages) });
}

/** Checks access first and input second: nobody may learn a schema before the 401. */
@Injectable()
export class EndpointGuard implements CanActivate {
  constructor(@Inject(CONFIG) private readonly config: BaseConfig) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<EndpointRequest>();
    const rule = Reflect.getMetadata(ENDPOINT_RULE, context.getHandler()) as EndpointRule | undefined;
    if (!rule) throw coreProblem('auth.forbidden');
    const header = request.headers[HEADERS.identity];
    const token = typeof header === 'string' ? header : '';
    if ('internal' in rule) {
      if (!(await verifyServiceIdentity(token, this.config.IDENTITY_SECRET))) throw coreProblem('request.not-found');
      return true;
    }
    request.actor = token ? await verifyIdentity(token, this.config.IDENTITY_SECRET) : null;
    request.sessionUnknown = request.actor === null && (await this.isUnknown(request, token));
    requireRole(request, rule.contract.access);
    requireFreedom(request.actor, rule.contract);
    request.input = parseInput(rule.contract, request);
    return true;
  }

  private async isUnknown({ headers }: EndpointRequest, token: string): Promise<boolean> {
    if (token === '') return headers[HEADERS.session] === 'unknown';
    return isExpiredToken(token, this.config.IDENTITY_SECRET);
  }
}

function requireRole(request: EndpointRequest, needed: Role): void {
  if (hasRole(request.actor?.role ?? 'visitor', needed)) return;
  if (request.sessionUnknown) throw sessionUnknown();
  throw coreProblem(request.actor ? 'auth.forbidden' : 'auth.required');
}

/** Sends open data as text with its ETag, or a 304 to a client that already has it. */
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

/** Sends only fields of the contract: an extra database field never leaves the service. */
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
  // Uses the raw query, because parsed values, such as a box of four numbers, are no longer strings.
  const asked = { ...(input?.query as object), ...(query as object) };
  if (answer.next) void reply.header('link', nextLink(path, asked, answer.next));
  return answer.items;
}

/**
 * Serves a contract: route, access rule, parsing, status and response schema. The router prefers a fixed segment to a
 * parameter, so `/map` and `/:id` may be registered in any order.
 */
export function Endpoint(contract: EndpointContract): MethodDecorator {
  const { name, rawBody, crossSite, access } = contract;
  // Cross-site calls carry no session, so every caller is a visitor.
  if (crossSite && access !== 'visitor') throw new Error(`${name}: what other sites may call is for visitors.`);
  // A cache or another site must never get a response made for one person.
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

/** Serves a route for our own processes only; anyone else gets a 404, as if it did not exist. */
export function InternalEndpoint(method: HttpMethod, path: string): MethodDecorator {
  const rule: EndpointRule = { internal: true };
  return applyDecorators(
    RequestMapping({ path, method: RequestMethod[method] }),
    SetMetadata(ENDPOINT_RULE, rule),
    UseGuards(EndpointGuard),
  );
}
