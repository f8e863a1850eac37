import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Actor, Identity } from '@waymark/contracts-core';
import { addressKey, addressPrefix } from '@waymark/edge-kit';
import { coreProblem, sessionUnknown } from '../problem/problem-exception';
import type { EndpointRequest } from './endpoint';

/** Who calls, and from where: all that a handler may know of the request besides its input. */
export interface Caller {
  /** Null for a visitor. While nobody can tell whose session it is, asking refuses the request, to be sent again. */
  readonly actor: Actor;
  /** The member who acts; a 401 for a visitor, whom the guard lets through only where the contract says so. */
  readonly member: Identity;
  /** Null also while nobody can tell. For what a browser navigates to: a problem as JSON would be shown to a person. */
  readonly knownActor: Actor;
  /** The client's address as the gateway, the nearest hop, reports it; `unknown` when nobody does. */
  readonly address: string;
  /** Whom to count tries against: one key for a household. */
  readonly origin: string;
  /** The address without its last part: what a log of staff acts keeps. */
  readonly network: string;
  readonly userAgent: string | undefined;
  /** The Cookie header, unread. */
  readonly cookie: string | undefined;
}

/** `@Caller() caller: Caller`. Each value is read when it is asked for: an endpoint that asks for no actor works while nobody can tell. */
export const Caller = createParamDecorator((_: unknown, context: ExecutionContext): Caller => {
  const request = context.switchToHttp().getRequest<EndpointRequest>();
  return new RequestCaller(request);
});

const UNKNOWN = 'unknown';

class RequestCaller implements Caller {
  constructor(private readonly request: EndpointRequest) {}

  get actor(): Actor {
    if (this.request.sessionUnknown) throw sessionUnknown();
    return this.knownActor;
  }

  get member(): Identity {
    const { actor } = this;
    if (!actor) throw coreProblem('auth.required');
    return actor;
  }

  get knownActor(): Actor {
    return this.request.actor ?? null;
  }

  get address(): string {
    const forwarded = this.request.headers['x-forwarded-for'];
    return typeof forwarded === 'string' ? forwarded.split(',').at(-1)?.trim() || UNKNOWN : UNKNOWN;
  }

  get origin(): string {
    return addressKey(this.address);
  }

  get network(): string {
    return addressPrefix(this.address);
  }

  get userAgent(): string | undefined {
    return this.request.headers['user-agent'];
  }

  get cookie(): string | undefined {
    return this.request.headers.cookie;
  }
}
