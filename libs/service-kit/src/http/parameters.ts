import { createParamDecorator, type ExecutionContext, Res } from '@nestjs/common';
import { type Actor, HEADERS, type Identity } from '@waymark/contracts-core';
import { addressKey, addressPrefix } from '@waymark/edge-kit';
import type { FastifyRequest } from 'fastify';
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

const KEY = /^[\x21-\x7e]{8,128}$/;

/** Returns the Idempotency-Key header, or null; a malformed one is a 400. */
export const IdempotencyKey = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const key = context.switchToHttp().getRequest<FastifyRequest>().headers[HEADERS.idempotencyKey];
  if (key === undefined) return null;
  if (typeof key === 'string' && KEY.test(key)) return key;
  throw coreProblem('request.malformed', { detail: 'Idempotency-Key takes 8 to 128 visible characters.' });
});

/**
 * Injects the reply, to set headers or another status; the handler still returns the body. Not a custom parameter:
 * Nest awaits those, and a Fastify reply is a thenable that resolves only when the response ends.
 */
export const Reply = (): ParameterDecorator => Res({ passthrough: true });

/** Injects the contract's parsed params, query and body. */
export const Input = createParamDecorator(
  (_: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<EndpointRequest>().input,
);
