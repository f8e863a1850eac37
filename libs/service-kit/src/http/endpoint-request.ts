import type { FastifyRequest } from 'fastify';
import type { Actor, EndpointContract, EndpointInput } from '@waymark/contracts-core';

/** A request after the guard: who acts and what was sent, both checked. */
export interface EndpointRequest extends FastifyRequest {
  actor?: Actor;
  input?: EndpointInput<EndpointContract>;
}
