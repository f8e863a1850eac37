import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Actor, Identity } from '@waymark/contracts-core';
import { addressKey, addressPrefix } from '@waymark/edge-kit';
import { coreProblem, sessionUnknown } from '../problem/problem-exception';
import type { EndpointRequest } from './endpoint';

/** The caller and their address: all that a handler may know of the request besides its input. */
export interface Caller {
  /** Null for a visitor. Throws a retryable problem when the session cannot be verified. */
  readonly actor: Actor;
  /**
   * The signed-in member. Throws a 401 for a visitor; the guard lets visitors through only where the contract allows
   * it.
   */
  readonly member: Identity;
  /**
   * Null also when the session cannot be verified. For addresses that a browser navigates to, where a person would see
   * a JSON problem.
   */
  readonly knownActor: Actor;
  /** The client's IP address as reported by the gateway, the nearest hop; `unknown` when none is reported. */
  readonly address: string;
  /** Key for rate limits: one per household. */
  readonly origin: string;
  /** The address without its last part, for the audit log of staff actions. */
  readonly network: string;
  readonly userAgent: string | undefined;
  /** The raw Cookie header. */
  readonly cookie: string | undefined;
}

/**
 * `@Caller() caller: Caller`. Values are read lazily: an endpoint that does not use the actor works even when the
 * session cannot be verified.
 */
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
