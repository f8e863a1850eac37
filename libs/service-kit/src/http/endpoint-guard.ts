import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import {
  HEADERS,
  hasRole,
  type Role,
  type EndpointContract,
  type EndpointInput,
  type Actor,
} from '@waymark/contracts-core';
import type { FastifyRequest } from 'fastify';
import { type BaseConfig, CONFIG } from '../config/base-config';
import { verifyIdentity, verifyServiceIdentity, isExpiredToken } from '../identity/verify-identity';
import { coreProblem, sessionUnknown } from '../problem/problem-exception';
import { requireFreedom } from './require-freedom';
import { fieldErrors } from '../problem/problem-from-error';
import { unknownKeys } from './unknown-keys';

/** What a route demands: a contract's rules, or a call from one of our own processes. */
export type EndpointRule = { readonly contract: EndpointContract } | { readonly internal: true };

export const ENDPOINT_RULE = Symbol('ENDPOINT_RULE');

/** A request after the guard: who acts and what was sent, both checked. */
export interface EndpointRequest extends FastifyRequest {
  actor?: Actor;
  /** There is a session, and whose it is could not be found out: `actor` is null, but nobody says that it is a visitor. */
  sessionUnknown?: boolean;
  input?: EndpointInput<EndpointContract>;
}

const NO_BYTES = new Uint8Array();

interface RawInput {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/** Path, query and body -> parsed input. Address at fault, or a key that nobody declared: 400. Body at fault: 422. All name the fields. */
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
  // A missing body is parsed as an empty one, so that the answer names the fields and not the whole.
  const body = contract.body?.safeParse(raw.body ?? {});
  if (body && !body.success) throw coreProblem('request.invalid', { fieldErrors: fieldErrors(body.error) });
  // The contract's own schemas made these three values; only their static types are lost here.
  return { params: params?.data, query: query?.data, body: body?.data } as EndpointInput<EndpointContract>;
}

function refuseRepeated(query: unknown): void {
  const repeated = Object.entries(query ?? {}).filter(([, value]) => Array.isArray(value));
  if (repeated.length === 0) return;
  const messages = repeated.map(([key]) => [key, 'Give this value once.']);
  throw coreProblem('request.invalid-query', { fieldErrors: Object.fromEntries(messages) });
}

function refuseUnknown(contract: EndpointContract, raw: RawInput): void {
  const messages = unknownKeys(contract, raw).map((key) => [key, 'This address does not take this field.']);
  if (messages.length > 0) throw coreProblem('request.unknown-field', { fieldErrors: Object.fromEntries(messages) });
}

/** Who may pass, then whether what they sent can be read: nobody learns a schema before the 401. */
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
