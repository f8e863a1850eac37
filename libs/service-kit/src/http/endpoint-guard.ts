import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { HEADERS, hasRole, type Role } from '@waymark/contracts-core';
import type { BaseConfig } from '../config/base-config';
import { CONFIG } from '../config/config-token';
import { verifyIdentity } from '../identity/verify-identity';
import { verifyServiceIdentity } from '../identity/verify-service-identity';
import { isExpiredToken } from '../identity/is-expired-token';
import { coreProblem } from '../problem/core-problem';
import { sessionUnknown } from '../problem/session-unknown';
import { ENDPOINT_RULE, type EndpointRule } from './endpoint-metadata';
import type { EndpointRequest } from './endpoint-request';
import { parseInput } from './parse-input';

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
